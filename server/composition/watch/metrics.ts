import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type OpenMetricsContentType,
} from 'prom-client'
import { readFacts, type WatchedFacts } from './watchedFacts.ts'
import type { Parts } from '../parts.ts'

/** What is known of one request when it has been answered. */
export interface AnsweredRequest {
  readonly operation: string
  readonly status: number
  readonly seconds: number
}

/** What a process counts of itself, and reads of the place when it is asked. */
export interface Metrics {
  /** Counts a request. */
  readonly answered: (request: AnsweredRequest) => void
  /** Everything, as OpenMetrics writes it. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

/** From a millisecond, of what the memory answers, to the time after which a request is given up. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

type GaugeName = keyof typeof gauges

/** What is read when somebody asks; the help is what an engineer at night reads first. */
const gauges = {
  souk_jobs_due: { help: 'Jobs that are due and not done.', labels: [] },
  souk_jobs_late_seconds: { help: 'How late the oldest job is that is due.', labels: [] },
  souk_jobs_failing: { help: 'Jobs that are due again after they have failed.', labels: [] },
  souk_jobs_dead: { help: 'Jobs that were given up: somebody has to look.', labels: [] },
  souk_sockets: { help: 'Sockets that are open at this process.', labels: [] },
  souk_outbox_waiting: { help: 'Events that are written and not told yet.', labels: [] },
  souk_queue_waiting: { help: 'What waits for an operator, by queue.', labels: ['queue'] },
  souk_queue_oldest_seconds: { help: 'For how long the oldest in a queue has waited.', labels: ['queue'] },
  souk_queue_goal_seconds: { help: 'How long the oldest in a queue may wait.', labels: ['queue'] },
  souk_book_difference: {
    help: 'What does not add up between books and chains, in coins: 0, always.',
    labels: ['coin'],
  },
  souk_book_owed: { help: 'What people have, in coins; for a curve, not for accounts.', labels: ['coin'] },
  souk_book_age_seconds: { help: 'Since the books were compared with the chains.', labels: [] },
  souk_rates_age_seconds: { help: 'Since the market’s rates were fetched.', labels: [] },
  souk_withdrawals_paused: { help: '1 while withdrawals are paused.', labels: [] },
  souk_trades_open: { help: 'Trades that are under way.', labels: [] },
} as const satisfies Readonly<Record<string, { readonly help: string; readonly labels: readonly string[] }>>

/** Makes what a process tells whoever watches it. Nothing in it names a person. */
export function makeMetrics(
  parts: Pick<Parts, 'database' | 'clock' | 'board'>,
  sockets: () => number,
): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'souk_requests',
    help: 'Requests that were answered, by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'souk_request_seconds',
    help: 'How long answers took, by operation.',
    labelNames: ['operation'],
    buckets,
    registers,
  })
  const read = Object.fromEntries(
    Object.entries(gauges).map(([name, { help, labels }]) => [
      name,
      new Gauge({ name, help, labelNames: [...labels], registers }),
    ]),
  ) as Record<GaugeName, Gauge>
  return {
    contentType: registry.contentType,
    answered({ operation, status, seconds: took }) {
      requests.inc({ operation, status: String(status) })
      seconds.observe({ operation }, took)
    },
    async text() {
      show(read, await readFacts(parts))
      read.souk_sockets.set(sockets())
      return registry.metrics()
    },
  }
}

/** Sets the gauges to what was read. A coin or a queue that is gone is told no more. */
function show(gauge: Readonly<Record<GaugeName, Gauge>>, facts: WatchedFacts): void {
  for (const one of Object.values(gauge)) one.reset()
  gauge.souk_jobs_due.set(facts.jobs.due)
  gauge.souk_jobs_late_seconds.set(facts.jobs.lateSeconds)
  gauge.souk_jobs_failing.set(facts.jobs.failing)
  gauge.souk_jobs_dead.set(facts.jobs.dead)
  gauge.souk_outbox_waiting.set(facts.outboxWaiting)
  gauge.souk_rates_age_seconds.set(facts.ratesAgeSeconds)
  gauge.souk_withdrawals_paused.set(Number(facts.isPaused))
  gauge.souk_trades_open.set(facts.tradesOpen)
  for (const { queue, waiting, oldestSeconds, goalSeconds } of facts.queues) {
    gauge.souk_queue_waiting.set({ queue }, waiting)
    gauge.souk_queue_oldest_seconds.set({ queue }, oldestSeconds)
    gauge.souk_queue_goal_seconds.set({ queue }, goalSeconds)
  }
  for (const { coin, difference, owed } of facts.books) {
    gauge.souk_book_difference.set({ coin }, difference)
    gauge.souk_book_owed.set({ coin }, owed)
  }
  if (facts.bookAgeSeconds !== null) gauge.souk_book_age_seconds.set(facts.bookAgeSeconds)
}
