import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the pictures lie: `REVIEW_DIR`, else those of the stories. */
const folder = process.env['REVIEW_DIR'] ?? fileURLToPath(new URL('../../tests/visual/', import.meta.url))

/** One picture of a story that is not as it was, in one theme. Paths of files. */
export interface ChangedPicture {
  /** Of its file: the id of the story, with one hyphen where that has two. */
  readonly name: string
  readonly theme: string
  /** Null of a story that had no picture. */
  readonly before: string | null
  readonly after: string
  /** The differing pixels in red; null where there is nothing to compare, or the sizes differ. */
  readonly change: string | null
}

/** What a run of the pictures has found. */
export interface PictureRun {
  /** When it ended, in ISO 8601. */
  readonly at: string
  /** How many pictures there are to compare with. */
  readonly compared: number
  /** Why nothing could be compared; null where it could. */
  readonly unable: string | null
}

const runFile = (root: string) => path.join(root, '.diff/run.json')

/** Forgets the run before. */
export function forgetRun(root = folder): void {
  rmSync(path.join(root, '.diff'), { recursive: true, force: true })
}

/** Keeps what a run was. */
export function keepRun(run: Omit<PictureRun, 'compared'>, root = folder): PictureRun {
  const kept = { ...run, compared: globSync('baseline/*/*.png', { cwd: root }).length }
  writeFileSync(runFile(root), `${JSON.stringify(kept)}\n`)
  return kept
}

/** The last run; null where there was none. */
export const lastRun = (root = folder): PictureRun | null =>
  existsSync(runFile(root)) ? (JSON.parse(readFileSync(runFile(root), 'utf8')) as PictureRun) : null

/** The pictures that are not as they were, by theme and name. */
export function changedPictures(root = folder): readonly ChangedPicture[] {
  const found = (file: string) => (existsSync(file) ? file : null)
  return globSync('.diff/*/*-actual.png', { cwd: root })
    .toSorted()
    .map(file => {
      const theme = path.basename(path.dirname(file))
      const name = path.basename(file, '-actual.png')
      return {
        name,
        theme,
        before: found(path.join(root, 'baseline', theme, `${name}.png`)),
        after: path.join(root, file),
        change: found(path.join(root, '.diff', theme, `${name}-diff.png`)),
      }
    })
}
