import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { silentLogger } from '../../server/runtime/logger.ts'
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

test('what makes its files still smaller waits until the product is up', async () => {
  const there = join(folder, 'waiting')
  const file = join(folder, 'smaller')
  const { done, finish } = appBuild(logger, {
    appDir: there,
    program: builds(`
      import { once } from 'node:events'
      import { writeFileSync } from 'node:fs'
      const told = once(process, 'message')
      process.send('usable')
      await told
      writeFileSync(${JSON.stringify(file)}, 'x')
      process.disconnect()`),
  })
  await done
  expect(existsSync(file)).toBe(false)
  finish()
  await expect.poll(() => existsSync(file)).toBe(true)
})

test('where there is one nothing is built', async () => {
  lines.length = 0
  writeFileSync(join(appDir, 'index.html'), 'there')
  await appBuild(logger, { appDir, program: builds('process.exit(1)') }).done
  expect(lines).toEqual([])
})

/** What a module needs when it runs, by whatever way, and what that needs in turn: files of ours, and names of packages. */
function reachable(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(file, 'utf8')
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replaceAll(/^(?:import|export) type [^']*'[^']+'/gm, '')
  for (const [, name = ''] of code.matchAll(/^(?:import|export|\}) (?:[^'\n]*from )?'([^']+)'/gm)) add(name)
  for (const [, name = ''] of code.matchAll(/\bimport\('([^']+)'\)/g)) add(name)
  return seen

  function add(name: string): void {
    if (name.startsWith('.') && name.endsWith('.ts')) reachable(join(dirname(file), name), seen)
    else if (name !== '' && !name.startsWith('.') && !name.startsWith('node:')) seen.add(name)
  }
}

const product = reachable(fileURLToPath(new URL('../start.ts', import.meta.url)))
const packages = [...product]
  .filter(name => !name.startsWith('/'))
  .map(name => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)

test('the product loads no bundler: what it needs to build ends with the build', () => {
  expect(product.size).toBeGreaterThan(500)
  expect(packages).toContain('fastify')
  expect([...product].filter(name => /^(?:vite|rolldown)\b|scripts[\\/]build\.ts$/.test(name))).toEqual([])
})

test('once it is built it runs on the packages of server, gateway and what both share alone', () => {
  // `http` is of both: what it needs stands in the root.
  const installed = ['.', 'server', 'mesh'].flatMap(part => {
    const text = readFileSync(new URL(`../../${part}/package.json`, import.meta.url), 'utf8')
    return Object.keys((JSON.parse(text) as { readonly dependencies: object }).dependencies)
  })
  expect([...new Set(packages)].filter(name => !installed.includes(name))).toEqual([])
})
