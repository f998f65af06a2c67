import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepRun } from '../../scripts/review/differences.ts'
import { serve } from './site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const baseline = path.join(root, 'tests/visual/baseline/light')

/** A run of pictures in which one story looks otherwise: its picture is another one's. */
function writeRun(folder: string): void {
  mkdirSync(path.join(folder, 'baseline'), { recursive: true })
  mkdirSync(path.join(folder, '.diff/light'), { recursive: true })
  const story = 'primitives-button-matrix'
  cpSync(path.join(baseline, `${story}.png`), path.join(folder, `baseline/light/${story}.png`))
  cpSync(
    path.join(baseline, 'primitives-tabs-default.png'),
    path.join(folder, `.diff/light/${story}-actual.png`),
  )
  keepRun({ at: '2026-11-27T18:00:00.000Z', unable: null }, folder)
}

/** Builds Storybook as it is put on a site, with a picture that changed, and serves it; answers what ends that. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a global set-up by its default export
export default async function buildSite(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'souk-designer-'))
  const [site, run] = [path.join(folder, 'site'), path.join(folder, 'run')]
  writeRun(run)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--quiet', '--output-dir', site],
    { cwd: root, encoding: 'utf8', env: { ...process.env, REVIEW_DIR: run } },
  )
  if (status !== 0) throw new Error(`Storybook was not built:\n${stdout}\n${stderr}`)
  const end = await serve(site)
  return () => {
    end()
    rmSync(folder, { recursive: true, force: true })
  }
}
