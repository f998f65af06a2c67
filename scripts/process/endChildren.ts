import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Told } from './cleaner.ts'

// What a script starts ends with it, and what it makes in the temporary folder goes with it: also when it was killed. Node's own
// `exit` tells nobody of a SIGKILL, and of a SIGTERM that nothing listens to, so another process looks after them.

const program = fileURLToPath(new URL('cleaner.ts', import.meta.url))

let cleaner: Socket | undefined

/** The cleaner's input, which closes when this process is gone. */
function startCleaner(): Socket {
  // Of a session of its own: Ctrl-C is for this process, and the cleaner outlives it.
  const child = spawn(process.execPath, [program], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.unref()
  const input = child.stdin as Socket
  input.unref()
  input.on('error', () => undefined)
  return input
}

function say(told: Told): void {
  cleaner ??= startCleaner()
  cleaner.write(`${JSON.stringify(told)}\n`)
}

/**
 * Ends a child when this process ends, however it does: `process.exit`, a signal, SIGKILL.
 * @param signal what the child is told first; what still runs 6 s later is killed
 */
export function endsWithUs(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  say({ pid, signal })
  child.once('exit', () => say({ pid, signal: null }))
}

/** Removes a folder when this process ends, after the children that end with it. Answers how to say that it is gone already. */
export function goesWithUs(folder: string): () => void {
  say({ folder, isOurs: true })
  return () => say({ folder, isOurs: false })
}
