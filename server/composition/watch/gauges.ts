import type { AllFacts } from './processFacts.ts'
import type { WatchedFacts } from './watchedFacts.ts'

/** A value with the labels that it has. */
type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]

interface GaugeRow {
  /** What an engineer at night reads first. */
  readonly help: string
  readonly labels: readonly string[]
  readonly of: (facts: AllFacts) => readonly Sample[]
}

const alone = (value: number | null): readonly Sample[] => (value === null ? [] : [[{}, value]])

/** Of the place as the database tells it: nothing while it does not answer. */
const place =
  (of: (facts: WatchedFacts) => readonly Sample[]) =>
  (facts: AllFacts): readonly Sample[] =>
    facts.place === null ? [] : of(facts.place)

/**
 * What is read when somebody asks. Labels are names of ours (queues, coins, networks, kinds of job), never what people write. A new figure
 * is a row here.
 */
export const gauges = {
  souk_answers: {
    help: '1 while whoever the place stands on answers in time: the database, the signer, a node.',
    labels: ['of'],
    of: ({ process }) => process.others.map(({ name, answers }) => [{ of: name }, Number(answers)]),
  },
  souk_answer_seconds: {
    help: 'How long they took to answer, or were waited for.',
    labels: ['of'],
    of: ({ process }) => process.others.map(({ name, seconds }) => [{ of: name }, seconds]),
  },
  souk_sessions_most: {
    help: 'Sessions with the database that this process may have.',
    labels: [],
    of: ({ process }) => alone(process.sessions.most),
  },
  souk_sessions_busy: {
    help: 'Sessions with the database that are in use.',
    labels: [],
    of: ({ process }) => alone(process.sessions.busy),
  },
  souk_sessions_waiting: {
    help: 'Who waits for a session with the database.',
    labels: [],
    of: ({ process }) => alone(process.sessions.waiting),
  },
  souk_disk_free_bytes: {
    help: 'What is free on the disk of the embedded database.',
    labels: [],
    of: ({ process }) => alone(process.disk && process.disk.freeBytes),
  },
  souk_disk_free_ratio: {
    help: 'The same as a share of that disk.',
    labels: [],
    of: ({ process }) => alone(process.disk && process.disk.freeShare),
  },
  souk_clock_ahead_seconds: {
    help: 'By how much the database’s clock is ahead of this machine’s.',
    labels: [],
    of: place(({ clockAheadSeconds }) => alone(clockAheadSeconds)),
  },
  souk_reached_age_seconds: {
    help: 'Since the gateway could reach the server; longer than 10 is an outage.',
    labels: [],
    of: place(({ reachedSecondsAgo }) => alone(reachedSecondsAgo)),
  },
  souk_sockets: {
    help: 'Sockets that are open at this process.',
    labels: [],
    of: ({ process }) => alone(process.sockets),
  },
  souk_jobs_due: {
    help: 'Jobs that are due and not done.',
    labels: [],
    of: place(({ jobs }) => alone(jobs.due)),
  },
  souk_jobs_late_seconds: {
    help: 'How late the oldest job is that is due.',
    labels: [],
    of: place(({ jobs }) => alone(jobs.lateSeconds)),
  },
  souk_jobs_failing: {
    help: 'Jobs that failed when they last ran and are tried again, by kind.',
    labels: ['kind'],
    of: place(({ jobs }) => jobs.failing.map(({ kind, count }) => [{ kind }, count])),
  },
  souk_jobs_dead: {
    help: 'Jobs that were given up: somebody has to look.',
    labels: [],
    of: place(({ jobs }) => alone(jobs.dead)),
  },
  souk_outbox_waiting: {
    help: 'Events that are written and not told yet.',
    labels: [],
    of: place(({ outbox }) => alone(outbox.waiting)),
  },
  souk_outbox_late_seconds: {
    help: 'For how long the oldest of them has waited.',
    labels: [],
    of: place(({ outbox }) => alone(outbox.lateSeconds)),
  },
  souk_queue_waiting: {
    help: 'What waits for an operator, by queue.',
    labels: ['queue'],
    of: place(({ queues }) => queues.map(({ queue, waiting }) => [{ queue }, waiting])),
  },
  souk_queue_oldest_seconds: {
    help: 'For how long the oldest in a queue has waited.',
    labels: ['queue'],
    of: place(({ queues }) => queues.map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds])),
  },
  souk_queue_goal_seconds: {
    help: 'How long the oldest in a queue may wait.',
    labels: ['queue'],
    of: place(({ queues }) => queues.map(({ queue, goalSeconds }) => [{ queue }, goalSeconds])),
  },
  souk_book_difference: {
    help: 'What does not add up between books and chains, in coins: 0, always.',
    labels: ['coin'],
    of: place(({ books }) => books.map(({ coin, difference }) => [{ coin }, difference])),
  },
  souk_book_owed: {
    help: 'What people have, in coins; for a curve, not for accounts.',
    labels: ['coin'],
    of: place(({ books }) => books.map(({ coin, owed }) => [{ coin }, owed])),
  },
  souk_book_age_seconds: {
    help: 'Since the books were compared with the chains.',
    labels: [],
    of: place(({ bookAgeSeconds }) => alone(bookAgeSeconds)),
  },
  souk_rates_age_seconds: {
    help: 'Since the market’s rates were fetched.',
    labels: [],
    of: place(({ ratesAgeSeconds }) => alone(ratesAgeSeconds)),
  },
  souk_rates_held: {
    help: 'Coins and fiats whose rate jumps and is held until somebody confirms it.',
    labels: [],
    of: ({ process }) => alone(process.heldRates),
  },
  souk_rate_source_late_seconds: {
    help: 'By how much the answer of a source of rates is overdue.',
    labels: ['source'],
    of: ({ process }) => process.sources.map(({ source, seconds }) => [{ source }, seconds]),
  },
  souk_rate_spread_ratio: {
    help: 'How far apart the sources are about a coin or fiat, as a share of the lowest.',
    labels: ['code'],
    of: ({ process }) => process.spreads.map(({ code, share }) => [{ code }, share]),
  },
  souk_withdrawals: {
    help: 'Withdrawals that are on their way, by status.',
    labels: ['status'],
    of: place(({ withdrawals }) => withdrawals.map(({ status, count }) => [{ status }, count])),
  },
  souk_withdrawals_oldest_seconds: {
    help: 'For how long the oldest of them has not moved, without those that wait for their hour’s limit.',
    labels: ['status'],
    of: place(({ withdrawals }) =>
      withdrawals.map(({ status, oldestSeconds }) => [{ status }, oldestSeconds]),
    ),
  },
  souk_withdrawals_paused: {
    help: '1 while withdrawals are paused.',
    labels: [],
    of: place(({ isPaused }) => alone(Number(isPaused))),
  },
  souk_chain_height: {
    help: 'The newest block that was read, by network.',
    labels: ['network'],
    of: place(({ heights }) => heights.map(({ network, height }) => [{ network }, height])),
  },
  souk_chain_head: {
    help: 'The newest block as the node of a real network tells it.',
    labels: ['network'],
    of: ({ process }) => process.heads.map(({ network, height }) => [{ network }, height]),
  },
  souk_signer_limit: {
    help: 'What the signer lets leave within an hour, in coins.',
    labels: ['coin'],
    of: ({ process }) => process.room.map(({ coin, limit }) => [{ coin }, limit]),
  },
  souk_signer_left: {
    help: 'What may still leave within the hour, in coins.',
    labels: ['coin'],
    of: ({ process }) => process.room.map(({ coin, left }) => [{ coin }, left]),
  },
  souk_webhooks_waiting: {
    help: 'What shops have not been told yet.',
    labels: [],
    of: place(({ webhooks }) => alone(webhooks.waiting)),
  },
  souk_webhooks_failing: {
    help: 'Of it, what was tried and not taken.',
    labels: [],
    of: place(({ webhooks }) => alone(webhooks.failing)),
  },
  souk_webhooks_failing_seconds: {
    help: 'For how long the oldest of that has been tried.',
    labels: [],
    of: place(({ webhooks }) => alone(webhooks.oldestFailingSeconds)),
  },
  souk_backup_age_seconds: {
    help: 'Since the moment that the newest backup holds; nothing while there is none.',
    labels: [],
    of: place(({ backupAges }) => alone(backupAges.newest)),
  },
  souk_backup_proved_age_seconds: {
    help: 'Since the moment that the newest backup holds that was restored and compared.',
    labels: [],
    of: place(({ backupAges }) => alone(backupAges.proved)),
  },
  souk_backup_failed: {
    help: '1 while the last backup failed, or did not stand its proof.',
    labels: [],
    of: place(({ keeping }) => alone(Number(keeping.hasFailed))),
  },
  souk_backup_bytes: {
    help: 'How large the newest backup is.',
    labels: [],
    of: place(({ keeping }) => alone(keeping.backupBytes)),
  },
  souk_restored_networks_held: {
    help: 'Networks over which nothing is sent, because the database was set back and is not compared with their chains yet.',
    labels: [],
    of: place(({ keeping }) => alone(keeping.networksHeld)),
  },
  souk_sealed_by_old_key: {
    help: 'Rows that an old key has sealed; 0 when the old key can go.',
    labels: [],
    of: place(({ keeping }) => alone(keeping.sealedByOldKey)),
  },
  souk_trades_open: {
    help: 'Trades that are under way.',
    labels: [],
    of: place(({ tradesOpen }) => alone(tradesOpen)),
  },
} as const satisfies Readonly<Record<string, GaugeRow>>
