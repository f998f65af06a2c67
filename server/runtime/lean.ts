/** What is told on the command line: a young generation that grows to 128 MB while modules load never shrinks again. */
const flags = ['--max-semi-space-size=8']

/**
 * What the C library is told by the environment: large pieces go back to the machine when they are free, and threads share their pools.
 * A start has the embedded database compiled and filled by several of them; without it 120 MB stay behind.
 */
const environment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const

/**
 * Has the process begin again, as itself and before it has loaded anything, with what Node and the C library read only then. It is
 * done here because `npm start`, the tests, the benches and an operator's unit file are four command lines. Where the platform
 * cannot (Windows), or somebody has set `MALLOC_ARENA_MAX` themselves, nothing happens.
 */
export function beginLean(): void {
  if (process.env['MALLOC_ARENA_MAX'] !== undefined || process.execve === undefined) return
  if (process.platform === 'win32') return
  const command = [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)]
  process.execve(process.execPath, command, { ...process.env, ...environment })
}
