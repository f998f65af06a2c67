import type { Random } from '../../domain/identifier/random.ts'
import type { Clock } from '../clock.ts'
import type { SignallingDatabase } from '../signalling.ts'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { jobKind, type JobKind } from './jobs.ts'

/** What most jobs stand on. */
export interface JobParts {
  readonly database: SignallingDatabase
  readonly random: Random
  readonly clock: Clock
}

/** A job in the hands of its handler. */
export interface Job<P = unknown> {
  readonly key: string
  readonly payload: P
  readonly runAt: Date
  /** 1 the first time. */
  readonly attempt: number
}

/** What is done when a job falls due. Made by {@link onJob} and {@link every}. */
export interface JobHandler {
  readonly kind: JobKind
  readonly run: (job: Job) => Promise<void>
  /** A recurring job: the milliseconds from one run to the next. */
  readonly everyMs: number | null
}

/**
 * Handles a kind of job. A job may run again: after a crash between the effect and its end, or when it took longer than
 * its lease. So the effect is guarded (`… where status = …`), and all of it is one transaction; what the network does
 * stands outside it: claim, commit, act, record.
 */
export const onJob = <P>(kind: JobKind<P>, run: (job: Job<P>) => Promise<void>): JobHandler => ({
  kind,
  everyMs: null,
  async run(job) {
    const { payload } = job
    if (!Value.Check(kind.payload, payload))
      throw new TypeError(`${kind.name} ${job.key}: not the payload of this kind`)
    await run({ ...job, payload: payload as P })
  },
})

/**
 * Does something again and again, in one process at a time. Runs that were missed are not made up for.
 * @param name the kind of its one row among the jobs
 */
export const every = (name: string, everyMs: number, run: () => Promise<void>): JobHandler => ({
  kind: jobKind(name, Type.Object({})),
  everyMs,
  run: () => run(),
})
