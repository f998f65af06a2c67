import type { Tracing } from '../../../http/tracing.ts'
import { batch } from '../batch.ts'
import type { Clock } from '../clock.ts'
import type { JobHandler } from './jobHandler.ts'
import { type ClaimedJob, jobStore } from './jobStore.ts'
import type { Logger } from '../logger.ts'
import { product } from '../product.ts'
import type { SignallingDatabase } from '../signalling.ts'
import { type Cancel, machineTimers, type Timers } from '../timers.ts'

/** Looks for jobs that a killed process left, or that another process scheduled. */
const lookAgainMs = 5000
const heldBackMs = 250

/** What a worker stands on. */
export interface JobWorkerOptions {
  readonly database: SignallingDatabase
  readonly clock: Clock
  /** The machine's time, for leases. */
  readonly machine: Clock
  readonly logger: Logger
  readonly handlers: readonly JobHandler[]
  /** A name for this worker, unique among all. */
  readonly workerId: string
  readonly timers?: Timers
  /** Jobs at once. */
  readonly concurrency?: number
  /** Is told of each run once it has ended. */
  readonly onRun?: (run: JobRun) => void
  /** Who is told how long the steps of a run take. */
  readonly tracing?: Tracing | null
}

/** A job that was done, or failed. */
export interface JobRun {
  readonly kind: string
  readonly hasFailed: boolean
  readonly seconds: number
}

/** Runs the jobs of all processes, with the other processes' workers. */
export interface JobWorker {
  /** Which kinds it runs. */
  readonly kinds: readonly string[]
  /** Begins to run jobs as they fall due. */
  start(): Promise<void>
  /** Runs until nothing is due by the clock any more, here or elsewhere. For after advancing the clock, and for tests. */
  runDue(): Promise<void>
  /** Takes no more jobs and waits for those in hand. */
  stop(): Promise<void>
}

/** Makes a worker for these handlers. */
export function jobWorker(options: JobWorkerOptions): JobWorker {
  const { database, clock, logger, handlers, timers = machineTimers } = options
  const { concurrency = 8 } = options
  const store = jobStore(database, { ...options, lease: options.workerId })
  const byKind = new Map(handlers.map(handler => [handler.kind.name, handler]))
  const recurring = handlers.filter(handler => handler.everyMs !== null)
  const inHand = new Set<Promise<void>>()
  let alarm: { at: number; cancel: Cancel } | undefined
  let planted = false
  /** Whether it wakes up by itself: from its start to its stop. */
  let isOn = false
  /** Whether more may be due than could be taken in hand. */
  let mayBeMore = false

  const rounds = batch(round, {
    timers,
    everyMs: 0,
    retryMs: 1000,
    onError: error => logger.warn({ err: error }, 'jobs wait for the database'),
  })

  async function plant(): Promise<void> {
    if (!planted) await store.plant(recurring)
    planted = true
  }
  async function round(): Promise<void> {
    while (inHand.size < concurrency) {
      const wanted = concurrency - inHand.size
      const jobs = await store.claim(wanted)
      for (const job of jobs) void take(job)
      // Fewer than were wanted are all that are due.
      mayBeMore = jobs.length === wanted
      if (!mayBeMore) return wakeAt((await store.nextRun())?.getTime() ?? Infinity)
    }
  }
  function wakeAt(at: number): void {
    if (!isOn) return
    if (alarm && alarm.at <= at && alarm.at > clock.now().getTime()) return
    alarm?.cancel()
    // What is due and was not to be had (a deadline under a silent heartbeat) is looked for again, without haste.
    const ahead = at - clock.now().getTime()
    const ms = ahead <= 0 ? heldBackMs : Math.min(ahead, lookAgainMs)
    alarm = { at: clock.now().getTime() + ms, cancel: timers.after(ms, () => rounds.ask()) }
  }
  function take(job: ClaimedJob): Promise<void> {
    const stopProlonging = timers.every((product.runtime.jobLeaseSeconds * 1000) / 3, () => {
      store.prolong(job).catch(() => undefined)
    })
    const taken: Promise<void> = runToItsEnd(job).then(again => {
      stopProlonging()
      inHand.delete(taken)
      if (mayBeMore && isOn) rounds.ask()
      else if (again !== null) wakeAt(again.getTime())
      return undefined
    })
    inHand.add(taken)
    return taken
  }
  async function runToItsEnd(job: ClaimedJob): Promise<Date | null> {
    const began = performance.now()
    const tell = (hasFailed: boolean) =>
      options.onRun?.({ kind: job.kind, hasFailed, seconds: (performance.now() - began) / 1000 })
    try {
      return await runOne(job, tell)
    } catch (error) {
      logger.warn({ err: error, kind: job.kind }, 'a job ended without a record; it runs again')
      return null
    }
  }
  /** @returns when it runs again, if it does. */
  async function runOne(job: ClaimedJob, tell: (hasFailed: boolean) => void): Promise<Date | null> {
    const handler = byKind.get(job.kind)
    if (!handler) throw new Error(`nothing handles ${job.kind}`)
    const next = () => (handler.everyMs === null ? null : nextTurn(job.run_at, handler.everyMs, clock.now()))
    try {
      const run = () =>
        handler.run({ key: job.key, payload: job.payload, runAt: job.run_at, attempt: job.attempts })
      await (options.tracing ? options.tracing.step(`job ${job.kind}`, run) : run())
    } catch (error) {
      tell(true)
      const isDead =
        handler.everyMs === null && !handler.kind.isDeadline && job.attempts >= product.runtime.jobAttempts
      logger.error(
        { err: error, kind: job.kind, key: job.key, attempt: job.attempts, isDead },
        'a job failed',
      )
      const runAt = next() ?? retryAt(job.attempts, clock.now())
      await store.fail(job, { runAt, isDead, error: wordsOf(error) })
      return isDead ? null : runAt
    }
    tell(false)
    const again = next()
    await store.finish(job, again)
    return again
  }
  const offCommit = database.onCommit(({ jobAt }) => {
    if (jobAt === null || !isOn) return
    if (jobAt <= clock.now()) rounds.ask()
    else wakeAt(jobAt.getTime())
  })

  return {
    kinds: [...byKind.keys()],
    async start() {
      await plant()
      isOn = true
      wakeAt(clock.now().getTime())
      rounds.ask()
    },
    async runDue() {
      await plant()
      for (;;) {
        const jobs = await store.claim(concurrency)
        await Promise.all(jobs.map(take))
        if (jobs.length > 0) continue
        if (inHand.size > 0) await Promise.race(inHand)
        else if (await store.othersRun()) await new Promise<void>(done => void timers.after(20, done))
        else return
      }
    },
    async stop() {
      isOn = false
      offCommit()
      alarm?.cancel()
      await rounds.close()
      await Promise.all(inHand)
    },
  }
}

/** The next of its regular moments that is still ahead. */
function nextTurn(last: Date, everyMs: number, now: Date): Date {
  const missed = Math.floor(Math.max(now.getTime() - last.getTime(), 0) / everyMs)
  return new Date(last.getTime() + (missed + 1) * everyMs)
}

function retryAt(attempt: number, now: Date): Date {
  const { jobBackOffSeconds, jobBackOffMaxSeconds } = product.runtime
  return new Date(
    now.getTime() + Math.min(jobBackOffSeconds * 2 ** (attempt - 1), jobBackOffMaxSeconds) * 1000,
  )
}

const wordsOf = (error: unknown): string => String(error).slice(0, 500)
