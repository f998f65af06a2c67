import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'

/** A process as others can recognise it. */
export interface ProcessIdentity {
  readonly pid: number
  readonly host: string
  /** Names the set of processes among which `pid` is unique: this boot of this machine, and the container in it. */
  readonly realm: string
  /** Tells this process from an earlier one with the same pid; empty where the system does not say. */
  readonly started: string
}

export async function thisProcess(): Promise<ProcessIdentity> {
  const [boot, container, started] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readlink('/proc/self/ns/pid').catch(() => ''),
    startOf(process.pid),
  ])
  return {
    pid: process.pid,
    host: hostname(),
    realm: [hostname(), boot.trim(), container].join('/'),
    started,
  }
}

/** Whether a process of this realm still runs. */
export async function isRunning({ pid, started }: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = await startOf(pid)
  return now === started || now === '' || started === ''
}

/** When the process was started, in ticks since boot: field 22 of /proc/PID/stat (proc_pid_stat(5)); empty elsewhere. A zombie has ended. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
}
