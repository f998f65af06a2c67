import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutMemoryFlags } from '../../server/runtime/restartWithMemoryFlags.ts'
import type { Logger } from '../../server/runtime/logger.ts'

const script = fileURLToPath(new URL('../build.ts', import.meta.url))
const endWithParent = new URL('../process/endWithParent.ts', import.meta.url).href

/** Where the app is built to. */
export const builtApp = fileURLToPath(new URL('../../app/dist', import.meta.url))

/** The app could not be built; the message is the build's own. */
export class BuildFailed extends Error {}

/** A build that is under way, or was there. */
export interface AppBuild {
  /** Resolves when there is a build to serve; rejects with {@link BuildFailed}. */
  readonly done: Promise<void>
  /** The product is up: what makes the build's files still smaller takes nothing from its start any more. */
  readonly finish: () => void
}

/** How the app is built, where it is not: tests have another program and folder. */
export interface AppBuildOptions {
  readonly appDir?: string
  readonly program?: readonly string[]
}

/**
 * Builds the app in a process of its own where there is no build, and waits until it can be served: what a build needs, a bundler and
 * 800 MB, goes when it is done. It ends with this process, and a build that was interrupted leaves none behind.
 */
export function appBuild(
  logger: Logger,
  { appDir = builtApp, program = [script] }: AppBuildOptions = {},
): AppBuild {
  if (existsSync(join(appDir, 'index.html'))) return { done: Promise.resolve(), finish: () => undefined }
  logger.info({}, 'building the app, once (about 10 s) …')
  const began = performance.now()
  const { usable, finish } = run(program)
  const done = usable.then(() =>
    logger.info({}, `the app is built (${Math.round((performance.now() - began) / 1000)} s)`),
  )
  // It is waited for later; what fails before is said then.
  done.catch(() => undefined)
  return { done, finish }
}

function run(program: readonly string[]): { readonly usable: Promise<void>; readonly finish: () => void } {
  const child = spawn(process.execPath, ['--import', endWithParent, ...program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: withoutMemoryFlags(process.env),
  })
  // Most of a start is done by this process, in one thread: the build has the other core, and no more of this one than is left.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const usable = new Promise<void>((resolve, reject) => {
    const onExit = () => child.kill()
    process.once('exit', onExit)
    let words = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', chunk => {
        words += String(chunk)
      })
    child.once('error', reject)
    // Its files become still smaller while they are served already, once `finish` has been said.
    child.once('message', () => resolve())
    child.once('close', code => {
      process.off('exit', onExit)
      if (code === 0) resolve()
      else reject(new BuildFailed(`The app could not be built:\n${words.trim()}`))
    })
  })
  return {
    usable,
    finish: () => {
      if (child.connected) child.send('finish', () => undefined)
    },
  }
}
