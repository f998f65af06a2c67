/**
 * What is told on the command line: a young generation that grows to 128 MB while modules load never shrinks again, and each function of
 * the embedded database that is compiled anew, with all that is known of it, takes megabytes while that lasts: one after the other.
 */
const flags = ['--max-semi-space-size=4', '--wasm-num-compilation-tasks=1']

/**
 * What the C library is told by the environment: pieces from 128 kB on go back to the machine when they are free (it would raise that by
 * itself, to 32 MB), and threads share one pool. A start has the embedded database compiled and filled by several of them; without it
 * 170 MB stay behind.
 */
const environment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

/** The environment for another program that this process starts and that soon ends: it gives its memory back by ending. */
export const withoutMemoryFlags = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !Object.hasOwn(environment, name)))

/**
 * Has the process begin again, as itself and before it has loaded anything, with what Node and the C library read only then. It is
 * done here because `npm start`, the tests, the benches and an operator's unit file are four command lines. Where the platform
 * cannot (Windows), or somebody has set `MALLOC_ARENA_MAX` themselves, nothing happens.
 */
export function restartWithMemoryFlags(): void {
  if (process.env['MALLOC_ARENA_MAX'] !== undefined || process.execve === undefined) return
  if (process.platform === 'win32') return
  const command = [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)]
  process.execve(process.execPath, command, { ...process.env, ...environment })
}
