import { stepsOf } from './fieldTypes.ts'
import { defaultCheckDelay } from './formState.ts'
import { withStatus } from './formStore.ts'
import type { FieldAccess } from './formStore.ts'
import { errorStatus, noStatus } from './formMessage.ts'
import type { Verdict } from './formMessage.ts'

/** Judges fields: at once by their types and rules, and by their checks, where of two answers only the last counts. */
export interface Judge {
  /** Judges now; starts a check after a pause, or at once when `eager`. */
  readonly judge: (name: string, how: 'quick' | 'afterPause' | 'eager') => void
  /** Forgets checks under way: their answers change nothing any more. */
  readonly forget: (name: string) => void
  readonly forgetAll: () => void
  /** Resolves when no check is under way. */
  readonly settled: () => Promise<void>
}

interface Running {
  readonly stopWaiting: () => void
  readonly done: Promise<void>
  readonly finish: () => void
}

export function createJudge({ read, write, around, timers }: FieldAccess): Judge {
  const running = new Map<string, Running>()
  /** What the check last said of which value, so that submitting does not ask again. */
  const known = new Map<string, { context: unknown; value: unknown; verdict: Verdict }>()

  const forget = (name: string) => {
    const job = running.get(name)
    if (!job) return
    running.delete(name)
    job.stopWaiting()
    job.finish()
    write(name, { isPending: false })
  }

  const ask = async (name: string, job: Running) => {
    const { context, value } = read(name)
    const verdict = await answerOf(context.check?.(value, around()))
    // A later value, context or check has taken over.
    if (running.get(name) !== job) return
    running.delete(name)
    if (verdict !== failed) known.set(name, { context, value, verdict })
    write(name, { isPending: false, ...withStatus(verdict ?? noStatus) })
    job.finish()
  }

  const start = (name: string, delay: number) => {
    let finish = () => {}
    const done = new Promise<void>(resolve => {
      finish = resolve
    })
    const begin = () => void ask(name, job)
    const stopWaiting = delay > 0 ? timers.after(delay, begin) : () => {}
    const job: Running = { stopWaiting, done, finish }
    running.set(name, job)
    write(name, { isPending: true })
    if (delay <= 0) begin()
  }

  const judge: Judge['judge'] = (name, how) => {
    forget(name)
    const { typeId, context, rawValue, value } = read(name)
    const steps = stepsOf(typeId)
    const verdict = steps.validate({ rawValue, value }, context, around())
    write(name, withStatus(verdict ?? noStatus))
    if (how === 'quick' || !context.check || verdict?.kind === 'error') return
    if (steps.isEmpty({ rawValue, value })) return
    const before = known.get(name)
    if (before && before.context === context && Object.is(before.value, value)) {
      if (before.verdict) write(name, withStatus(before.verdict))
      return
    }
    start(name, how === 'eager' ? 0 : (context.checkDelay ?? defaultCheckDelay))
  }

  return {
    judge,
    forget,
    forgetAll: () => [...running.keys()].forEach(forget),
    settled: async () => {
      while (running.size > 0) await Promise.all([...running.values()].map(job => job.done))
    },
  }
}

const failed = errorStatus('validationFailed')

/** What a check answered; one that broke leaves the value unchecked, which is said and does not pass. */
async function answerOf(answer: Promise<Verdict> | undefined): Promise<Verdict> {
  try {
    return (await answer) ?? null
  } catch {
    return failed
  }
}
