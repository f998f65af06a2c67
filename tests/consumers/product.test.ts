import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../scripts/process/freePort.ts'
import { writeRelease } from '../../scripts/releasing/writeRelease.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'souk-release-'))
const folder = join(home, 'souk')

/** A machine that has Node, this folder and nothing else. */
const bare = { PATH: '/usr/bin:/bin', HOME: home, DATA_DIR: join(home, 'data') }

let product: ChildProcess | undefined
let url = ''
let bytes = 0

beforeAll(async () => {
  if (!existsSync(join(repository, 'app/dist/index.html')))
    throw new Error('The app is not built: npm run build')
  ;({ bytes } = await writeRelease({ root: repository, to: folder, commit: 'f'.repeat(40) }))
  mkdirSync(bare.DATA_DIR)
  const port = String(await freePort())
  url = `http://127.0.0.1:${port}`
  product = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: { ...bare, PORT: port, SEED: 'demo', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answers = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await vi.waitUntil(answers, { timeout: 120_000, interval: 100 })
}, 300_000)

afterAll(async () => {
  if (product?.exitCode === null && product.kill('SIGTERM')) await once(product, 'exit')
  rmSync(home, { recursive: true, force: true })
})

it('is a third of what an installation for users takes, and holds no compiler, no test and no node of a chain', () => {
  expect(bytes).toBeLessThan(150_000_000)
  // What was packed, by its list of sums: a server that runs keeps its compiled code beside it.
  const files = readFileSync(join(folder, 'SHA256SUMS'), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split('  ')[1] ?? '')
  for (const left of [
    'typescript',
    'vite',
    'rolldown',
    'node',
    'playwright',
    '@foundry-rs',
    '@web3icons',
    'lucide-react',
    '.cache',
  ])
    expect(files.filter(file => file.startsWith(`node_modules/${left}/`))).toEqual([])
  expect(files.filter(file => file.endsWith('.test.ts') && !file.startsWith('node_modules'))).toEqual([])
})

it('tells the sum of each of its files', () => {
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')
  const wrong = sums.filter(line => {
    const [sum = '', file = ''] = line.split('  ')
    return (
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex') !== sum
    )
  })
  expect(wrong).toEqual([])
  expect(sums.length).toBeGreaterThan(1000)
})

it.each(['/', '/buy', '/guide', '/ru/blog', '/user/kunle', '/operator', '/fees', '/preview/en/fees.png'])(
  'answers at %s',
  async path => {
    const answer = await fetch(url + path)
    expect([path, answer.status]).toEqual([path, 200])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500)
  },
)

it('does an operator’s work from its own commands', async () => {
  if (product?.kill('SIGTERM')) await once(product, 'exit')
  const said = execFileSync(process.execPath, ['server/cli/trail.ts'], {
    cwd: folder,
    env: bare,
    encoding: 'utf8',
  })
  expect(said).toMatch(/entries, each as it was written/)
})
