import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endsWithUs } from '../scripts/process/endChildren.ts'
import type { Measured } from './bench.ts'

/** What became of a bench: why there are no figures, where there are none. */
export type Ran = { readonly about?: string } & (
  | { readonly measured: Measured }
  | { readonly skipped: string }
  | { readonly failed: string }
)

const lookEveryMs = 50
/** What is left of it ends within this. */
const endsWithinMs = 20_000

/**
 * Runs a bench in a process of its own: none waits for ever, disturbs the next one by what it leaves, or takes the figures of
 * others along when it ends. Resolves when nothing of it is left.
 * @param program sends what became of it, and makes `TMPDIR`
 * @param breakOff with an error that says why
 */
export async function runApart(
  program: string,
  args: readonly string[],
  breakOff: AbortSignal,
): Promise<Ran> {
  const folder = join(tmpdir(), `souk-bench-${randomUUID().slice(0, 8)}`)
  const child = fork(program, args, {
    env: { ...process.env, TMPDIR: folder },
    // Figures alone are written to the output.
    stdio: ['ignore', 2, 2, 'ipc'],
    // What is no number stays what it is: in JSON it would become null, which is less than any target.
    serialization: 'advanced',
  })
  endsWithUs(child)
  let ran: Ran | undefined
  child.once('message', message => {
    ran = message as Ran
  })
  // Nothing that hangs keeps it; what it has started is ended by its cleaner.
  breakOff.addEventListener('abort', () => child.kill('SIGKILL'))
  // What it has sent may arrive after its end.
  const heardOut = once(child, 'disconnect')
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  await heardOut
  for (const until = performance.now() + endsWithinMs; existsSync(folder) && performance.now() < until;)
    await sleep(lookEveryMs)
  if (ran !== undefined) return ran
  if (breakOff.aborted) return { failed: `No figure: ${(breakOff.reason as Error).message}` }
  return { failed: `No figure: its process ended with ${signal ?? code} before it had measured` }
}
