import { sql } from 'kysely'
import { batch } from './batch.ts'
import type { BusEvent, EventBus, PassingEvent } from './eventBus.ts'
import type { Logger } from './logger.ts'
import { type PassingNotes, passingNotes } from './passingNotes.ts'
import { product } from './product.ts'
import type { DraftEvent } from './tables.ts'
import type { SignallingDatabase } from './signalling.ts'
import { type Timers, machineTimers } from './timers.ts'
import type { Clock } from './clock.ts'

const channel = 'souk_outbox'
const pageSize = 500
/** Finds what a killed process committed and did not relay, and what a lost connection swallowed. */
const lookMs = 1000
/** On the embedded database only the process before can have left something: one look does, and every other wakes an idle machine. */
const lookAgainMs = { postgres: lookMs, embedded: 30_000 } as const

/** What the bus stands on. */
export interface DatabaseBusOptions {
  readonly database: SignallingDatabase
  readonly clock: Clock
  readonly logger: Logger
  /** A name for this process, unique among all. */
  readonly processId: string
  readonly timers?: Timers
}

/** Opens the bus of this process over the database: the outbox for events that count, NOTIFY for those that pass. */
export async function openDatabaseBus(options: DatabaseBusOptions): Promise<EventBus> {
  const { database, logger, timers = machineTimers } = options
  const listeners = new Set<(event: BusEvent) => void>()
  let cursor = await headPlace(database)
  let head = cursor

  function emit(event: BusEvent): void {
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        logger.error({ err: error, event: event.name }, 'a listener of events failed')
      }
    }
  }
  async function relayAndRead(): Promise<void> {
    let before: bigint
    do {
      before = head
      const result = await sql<{ head: bigint }>`select outbox_relay(${pageSize}) as head`.execute(
        database.db,
      )
      head = maxOf(head, result.rows[0]?.head ?? 0n)
      await read()
    } while (head !== before)
  }
  async function read(): Promise<void> {
    while (cursor < head) {
      const rows = await database.db
        .selectFrom('outbox')
        .select(['place', 'events', 'seqs'])
        .where('place', '>', cursor)
        .orderBy('place')
        .limit(pageSize)
        .execute()
      // Rows that have been cleared away meanwhile are older than any socket.
      if (rows.length === 0) cursor = head
      for (const row of rows) {
        if (row.place !== null) cursor = row.place
        for (const event of eventsOf(row)) emit(event)
      }
    }
  }
  const onError = (error: unknown) => logger.warn({ err: error }, 'events wait for the database')
  const work = batch(relayAndRead, {
    timers,
    everyMs: product.realtime.notifyBatchMs,
    retryMs: lookMs,
    onError,
  })
  const notes: PassingNotes = await passingNotes({
    ...options,
    timers,
    hear: event => emit({ ...passed, ...event }),
  })
  const unlisten = await database.listen(channel, payload => {
    if (payload !== '' && BigInt(payload) <= cursor) return
    work.ask()
  })
  const offCommit = database.onCommit(({ events }) => events && work.ask())
  const cancelLook = timers.after(lookMs, () => work.ask())
  const stopLooking = timers.every(lookAgainMs[database.kind], () => work.ask())

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    broadcast(event: PassingEvent) {
      emit({ ...passed, ...event })
      notes.tell(event)
    },
    async settle() {
      await notes.settle()
      // The first run may have begun before the last commit.
      await work.run()
      await work.run()
    },
    async close() {
      offCommit()
      cancelLook()
      stopLooking()
      await unlisten()
      await Promise.all([work.close(), notes.close()])
    },
  }
}

const passed = { sessionId: null, exceptUserId: null, seq: null }

const maxOf = (a: bigint, b: bigint): bigint => (a > b ? a : b)

async function headPlace({ db }: SignallingDatabase): Promise<bigint> {
  const row = await db.selectFrom('outbox_head').select('place').executeTakeFirstOrThrow()
  return row.place
}

/** As they go to listeners: a user's events of one transaction are numbered up to the last; the number stands in the payload too. */
function eventsOf(row: {
  readonly events: readonly DraftEvent[]
  readonly seqs: Readonly<Record<string, number>>
}): BusEvent[] {
  const seqs = { ...row.seqs }
  return row.events
    .toReversed()
    .map(({ channel, target, session_id: sessionId, name, has_seq, payload }) => {
      const seq = has_seq && target !== null ? (seqs[target] ?? null) : null
      if (seq !== null && target !== null) seqs[target] = seq - 1
      const told = seq === null ? payload : { ...payload, seq }
      return { channel, target, sessionId, exceptUserId: null, name, seq, payload: told }
    })
    .toReversed()
}
