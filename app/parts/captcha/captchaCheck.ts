import type { CaptchaState } from '@souk/design-system/domain/people/auth/guard/guard.ts'

/** The check against robots of one form. Every solution counts once, whatever becomes of what it was sent with. */
export interface CaptchaCheck {
  /** How far it is; null while none is asked for. */
  readonly state: () => CaptchaState | null
  readonly subscribe: (listener: () => void) => () => void
  /** Solves one; a run before it ends. Rejects when the service or the device can't. */
  readonly solve: () => Promise<string>
  /** Solves one ahead, for the next {@link take}. */
  readonly prepare: () => void
  /** The solution that waits, once; undefined for none. */
  readonly take: () => string | undefined
  /** None is asked for any more. */
  readonly dismiss: () => void
}

/** What whoever does the work of a check is given. */
export interface CaptchaWork {
  readonly onProgress: (fraction: number) => void
  /** Ends the work, as when its page is left. */
  readonly signal: AbortSignal
}

/**
 * Makes the {@link CaptchaCheck} of a form.
 * @param work fetches a challenge and does its work; see `doCaptcha`
 */
export function createCaptchaCheck(work: (options: CaptchaWork) => Promise<string>): CaptchaCheck {
  let state: CaptchaState | null = null
  let waiting: string | undefined
  let run = new AbortController()
  const listeners = new Set<() => void>()
  const set = (next: CaptchaState | null) => {
    state = next
    for (const listener of listeners) listener()
  }
  const begin = () => {
    run.abort()
    waiting = undefined
    run = new AbortController()
    return run.signal
  }

  const solveNew = async () => {
    const signal = begin()
    const show = (next: CaptchaState) => {
      if (!signal.aborted) set(next)
    }
    show({ kind: 'solving', fraction: 0 })
    try {
      const onProgress = (fraction: number) => show({ kind: 'solving', fraction })
      const solution = await work({ onProgress, signal })
      show({ kind: 'solved' })
      return { solution, signal }
    } catch (error) {
      show({ kind: 'failed' })
      throw error
    }
  }

  return {
    state: () => state,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    solve: async () => (await solveNew()).solution,
    prepare: () => {
      const keep = async () => {
        const { solution, signal } = await solveNew()
        if (!signal.aborted) waiting = solution
      }
      // Where it fails, its state says so.
      keep().catch(() => {})
    },
    take: () => {
      const solution = waiting
      waiting = undefined
      return solution
    },
    dismiss: () => {
      begin()
      set(null)
    },
  }
}
