import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runApart } from '../bench/runApart.ts'
import { startProcess } from '../tests/support/process/productProcess.ts'
import { isRunning } from './process/processState.ts'

const benchLike = 'tests/support/benchLike.ts'
const patience = { timeout: 30_000 }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souk-benches-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a bench-like script has started, once it has said so. */
async function started(file: string): Promise<number[]> {
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  await expect.poll(read, patience).not.toBe('')
  const pids = JSON.parse(read()) as number[]
  expect(pids.filter(isRunning)).toHaveLength(3)
  return pids
}

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'what a script has started and made is gone after its %s',
  async signal => {
    const file = join(folder, 'pids')
    const made = join(folder, 'made')
    const script = startProcess(benchLike, { TMPDIR: made }, [file])
    const pids = await started(file)
    expect(existsSync(join(made, 'something'))).toBe(true)
    process.kill(script.pid, signal)
    await script.ended
    await expect.poll(() => pids.filter(isRunning), patience).toEqual([])
    await expect.poll(() => existsSync(made), patience).toBe(false)
  },
)

describe('a bench that does not end', () => {
  test('is broken off, says why, and leaves nothing', async () => {
    const file = join(folder, 'pids')
    const patienceEnds = new AbortController()
    const running = runApart(benchLike, [file], patienceEnds.signal)
    const pids = await started(file)
    patienceEnds.abort(new Error('it had not ended after 600 s'))
    expect(await running).toEqual({ failed: 'No figure: it had not ended after 600 s' })
    expect(pids.filter(isRunning)).toEqual([])
  })

  test('stands in the JSON with its reason, and the run ends with 1', async () => {
    const [code, output] = await new Promise<[unknown, string]>(resolve =>
      execFile(process.execPath, ['bench/run.ts', 'formula', '--patience', '0.00001'], (error, stdout) =>
        resolve([error?.code, stdout]),
      ),
    )
    expect(code).toBe(1)
    const { benches } = JSON.parse(output) as { benches: object }
    expect(benches).toMatchObject({ formula: { failed: 'No figure: it had not ended after 0.006 s' } })
  })
})

test('a bench whose process ends before it has measured is a figure that could not be taken', async () => {
  const never = new AbortController().signal
  expect(await runApart('scripts/process/processState.ts', [], never)).toEqual({
    failed: 'No figure: its process ended with 0 before it had measured',
  })
})
