import { readFileSync } from 'node:fs'

/** Whether a process runs. One that has ended and that nobody has asked about yet does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    // The name of the program stands in parentheses and may hold anything; its state is the field after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z') !== true
  } catch {
    // Another system, which has no such file; or it has ended meanwhile, and the next look says so.
    return true
  }
}
