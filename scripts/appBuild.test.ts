import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { silentLogger } from '../server/runtime/logger.ts'
import { appBuild, BuildFailed } from './appBuild.ts'

const folder = mkdtempSync(join(tmpdir(), 'souk-app-build-'))
afterAll(() => rmSync(folder, { recursive: true }))

const appDir = join(folder, 'dist')
const builds = (code: string) => ['--input-type=module', '--eval', code]
const lines: string[] = []
const logger = { ...silentLogger, info: (_: object, text: string) => void lines.push(text) }

test('a build that fails ends with what it said, and there is none', async () => {
  const { done } = appBuild(logger, {
    appDir,
    program: builds(`console.error('The build is too heavy'); process.exit(1)`),
  })
  await expect(done).rejects.toThrow(BuildFailed)
  await expect(done).rejects.toThrow('The app could not be built:\nThe build is too heavy')
  expect(existsSync(appDir)).toBe(false)
})

test('where there is none the app is built in another process, and it is told when that begins and ends', async () => {
  lines.length = 0
  const { done } = appBuild(logger, {
    appDir,
    program: builds(`
      import { mkdirSync, writeFileSync } from 'node:fs'
      mkdirSync(${JSON.stringify(appDir)})
      writeFileSync(${JSON.stringify(join(appDir, 'index.html'))}, String(process.pid))`),
  })
  await done
  expect(Number(readFileSync(join(appDir, 'index.html'), 'utf8'))).not.toBe(process.pid)
  expect(lines).toEqual([
    expect.stringMatching(/^building the app, once/),
    expect.stringMatching(/^the app is built \(\d+ s\)$/),
  ])
})

test('where there is one nothing is built', async () => {
  lines.length = 0
  writeFileSync(join(appDir, 'index.html'), 'there')
  await appBuild(logger, { appDir, program: builds('process.exit(1)') }).done
  expect(lines).toEqual([])
})

/** Everything of ours that a module imports, by whatever way, and the packages. */
function reachable(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'([^']+)'/g)) {
    const isOurs = name.startsWith('.') && name.endsWith('.ts')
    if (isOurs) reachable(join(dirname(file), name), seen)
    else seen.add(name)
  }
  return seen
}

test('the product loads no bundler: what it needs to build ends with the build', () => {
  const found = reachable(fileURLToPath(new URL('start.ts', import.meta.url)))
  expect(found.size).toBeGreaterThan(500)
  expect([...found].filter(name => /^(?:vite|rolldown)\b|scripts[\\/]build\.ts$/.test(name))).toEqual([])
})
