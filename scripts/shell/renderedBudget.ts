import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The most that the pages which the gateway renders may load, and what a shop puts into its own, in kB of 1000 bytes, as gzip: the
 * payer's page, and the pages that are written to be read.
 */
export const renderedBudgets = {
  payer: { script: 120, style: 10 },
  reader: { script: 120, style: 10 },
  /** What a page fetches once it has been taken over, or when it comes near: beside what every page has. */
  later: 25,
  embed: 3,
} as const

/** One entry of a manifest. */
interface Entry {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  /** Other entries, by their names. */
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Entry>>

/** What of these pages is heavier than its budget, a line each; empty when all is well. */
export const overRenderedBudget = (appDir: string): string[] => [
  ...(['payer', 'reader'] as const).flatMap(page => {
    const manifest = JSON.parse(readFileSync(join(appDir, page, 'manifest.json'), 'utf8')) as Manifest
    const { script, style } = renderedBudgets[page]
    const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
    return [
      ...pagesIn(manifest).flatMap(([name, files]) =>
        // What starts the script comes with every page.
        over(appDir, `script of ${name}`, page === 'reader' ? [...files, 'start.js'] : files, script),
      ),
      ...laterIn(manifest).flatMap(([name, files]) =>
        over(appDir, `later script of ${name}`, files, renderedBudgets.later),
      ),
      ...over(appDir, `style of the ${page}’s page`, sheets, style),
    ]
  }),
  ...over(appDir, 'script for shops', ['embed.js'], renderedBudgets.embed),
]

const namesOf = (manifest: Manifest, is: (entry: Entry, name: string) => boolean): readonly string[] =>
  Object.entries(manifest).flatMap(([name, entry]) => (is(entry, name) ? [name] : []))

const alwaysIn = (manifest: Manifest) => namesOf(manifest, ({ isEntry }) => isEntry === true)
/** What draws a kind of page comes at once with it; all else that is fetched comes later. */
const isPart = ({ isDynamicEntry }: Entry, name: string): boolean =>
  isDynamicEntry === true && name.endsWith('Part.tsx')

/** Each page with all that it loads at once: what every one has, and what its own kind adds. */
function pagesIn(manifest: Manifest): readonly (readonly [string, readonly string[]])[] {
  const always = alwaysIn(manifest)
  const parts = namesOf(manifest, isPart)
  return (parts.length === 0 ? always : parts).map(
    part => [part, [...new Set([...always, part].flatMap(name => filesOf(manifest, name)))]] as const,
  )
}

/** What is fetched later, with what it adds to a page that has its part already. */
function laterIn(manifest: Manifest): readonly (readonly [string, readonly string[]])[] {
  const later = namesOf(manifest, (entry, name) => entry.isDynamicEntry === true && !isPart(entry, name))
  const parts = namesOf(manifest, isPart)
  return later.map(name => {
    const own = filesOf(manifest, name)
    const page = parts.find(part => own.includes(manifest[part]?.file ?? ''))
    const there = new Set(
      [...alwaysIn(manifest), ...(page === undefined ? [] : [page])].flatMap(of => filesOf(manifest, of)),
    )
    return [name, [...new Set(own)].filter(file => !there.has(file))] as const
  })
}

function filesOf(manifest: Manifest, name: string): readonly string[] {
  const { file, imports = [] } = manifest[name] ?? { file: '' }
  return [...(file.endsWith('.js') ? [file] : []), ...imports.flatMap(each => filesOf(manifest, each))]
}

function over(appDir: string, what: string, files: readonly string[], allowed: number): string[] {
  const weight = files.reduce((total, file) => total + transferred(join(appDir, file)), 0) / 1000
  return weight > allowed ? [`${weight.toFixed(1)} kB of ${what}, ${allowed} kB allowed`] : []
}

const transferred = (file: string): number =>
  statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? gzipSync(readFileSync(file), { level: 9 }).length
