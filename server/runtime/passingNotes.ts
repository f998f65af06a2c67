import { sql } from 'kysely'
import { batch } from './batch.ts'
import type { Clock } from './clock.ts'
import type { PassingEvent } from './eventBus.ts'
import type { Logger } from './logger.ts'
import { product } from './product.ts'
import type { SignallingDatabase } from './signalling.ts'
import type { Timers } from './timers.ts'

const channel = 'souk_note'
/** NOTIFY carries less than 8000 bytes. */
const noteMaxBytes = 7000
/** More than this waiting, while the database is away, is old news. */
const waitingMax = 1000

/** Events between processes that are not stored. */
export interface PassingNotes {
  tell(event: PassingEvent): void
  settle(): Promise<void>
  close(): Promise<void>
}

/** One note: events as they are, or the row of `bus_payload` that holds those that are too long for a note. */
type Note = { readonly from: string } & (
  | { readonly events: readonly PassingEvent[] }
  | { readonly row: string }
)

/** Sends events to the other processes in batches, and hears theirs. */
export async function passingNotes(options: {
  readonly database: SignallingDatabase
  readonly clock: Clock
  readonly logger: Logger
  readonly processId: string
  readonly timers: Timers
  readonly hear: (event: PassingEvent) => void
}): Promise<PassingNotes> {
  const { database, clock, logger, processId: from, timers, hear } = options
  let waiting: PassingEvent[] = []

  async function send(): Promise<void> {
    const events = waiting
    waiting = []
    for (const part of partsOf(events)) {
      const text = JSON.stringify({ from, events: part })
      const note = Buffer.byteLength(text) <= noteMaxBytes ? text : await store(text)
      await sql`select pg_notify(${channel}, ${note})`.execute(database.db)
    }
  }
  async function store(body: string): Promise<string> {
    const { id } = await database.db
      .insertInto('bus_payload')
      .values({ body, at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return JSON.stringify({ from, row: id.toString() })
  }
  async function receive(payload: string): Promise<void> {
    if (payload === '') return
    const note = JSON.parse(payload) as Note
    if (note.from === from) return
    if ('events' in note) {
      note.events.forEach(hear)
      return
    }
    const row = await database.db
      .selectFrom('bus_payload')
      .select('body')
      .where('id', '=', BigInt(note.row))
      .executeTakeFirst()
    if (row) (JSON.parse(row.body) as { events: PassingEvent[] }).events.forEach(hear)
  }
  const onError = (error: unknown) =>
    logger.warn({ err: error }, 'passing events are lost while the database is away')
  const work = batch(send, { timers, everyMs: product.realtime.notifyBatchMs, retryMs: 1000, onError })
  const unlisten = await database.listen(channel, payload => void receive(payload).catch(onError))
  return {
    tell(event) {
      if (waiting.length < waitingMax) waiting.push(event)
      work.ask()
    },
    settle: () => (waiting.length > 0 ? work.run() : Promise.resolve()),
    async close() {
      await unlisten()
      await work.close()
    },
  }
}

/** Parts that fit into a note each; an event that does not fit is alone. */
function partsOf(events: readonly PassingEvent[]): PassingEvent[][] {
  const parts: PassingEvent[][] = []
  let size = noteMaxBytes
  for (const event of events) {
    const bytes = Buffer.byteLength(JSON.stringify(event)) + 100
    if (size + bytes > noteMaxBytes) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(event)
    size += bytes
  }
  return parts
}
