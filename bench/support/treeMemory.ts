import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * What a process and all that it has started hold in memory, in MB, as Linux counts it: resident pages, those that several
 * share (the program itself) divided among them. Null on another system.
 */
export function treeMemoryMb(root: number): number | null {
  if (!existsSync(`/proc/${root}/status`)) return null
  const parents = new Map(
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(name => [Number(name), numberIn(Number(name), 'status', 'PPid')] as const),
  )
  const isOurs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === root) return true
    return false
  }
  const pids = [...parents.keys()].filter(isOurs)
  return Math.round(pids.reduce((sum, pid) => sum + numberIn(pid, 'smaps_rollup', 'Pss'), 0) / 1024)
}

/** A number of a file of `/proc/PID`; 0 of a process that has ended meanwhile. */
function numberIn(pid: number, file: 'status' | 'smaps_rollup', name: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8')
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  } catch {
    return 0
  }
}
