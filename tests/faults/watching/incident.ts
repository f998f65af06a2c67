import type { Stand } from './stand.ts'

/** Something that goes wrong. */
export interface Incident<Place = Stand> {
  /** What happened, as the report tells it. */
  readonly what: string
  /** What has to fire, and to end. */
  readonly alerts: readonly string[]
  /** Breaks it; answers how it is mended. */
  readonly breaks: (place: Place) => Promise<() => Promise<unknown>>
  /** What the desk shows meanwhile, as it answers itself. */
  readonly desk?: (place: Place) => Promise<string>
}

/** A list of the desk. */
export const deskList = async (
  { api, operator }: Stand,
  path: string,
): Promise<Record<string, unknown>[]> => {
  const { status, body } = await api.call<{ items: Record<string, unknown>[] }>(`GET /v1/operator/${path}`, {
    as: operator,
  })
  if (status !== 200) throw new Error(`the desk answers ${status}: ${JSON.stringify(body)}`)
  return body.items
}

/** The row of a queue, in words. */
export async function queueShown(stand: Stand, queue: string): Promise<string> {
  const row = (await deskList(stand, 'queues')).find(one => one['queue'] === queue)
  if (!row || row['waiting'] === 0) throw new Error(`the desk shows nothing in ${queue}`)
  return `Today: ${String(row['waiting'])} in ${queue}, the oldest since ${String(row['oldest_at']).slice(11, 16)}`
}

/** Does something again and again until it is told to stop. */
export function again(everyMs: number, work: (turn: number) => unknown): () => void {
  let turn = 0
  const timer = setInterval(() => void work((turn += 1)), everyMs)
  return () => clearInterval(timer)
}

/** So many callers who ask for their own page, one call after the other, until they are told to stop. */
export function callers(stand: Stand, count: number): () => Promise<void> {
  const end = new AbortController()
  const one = async () => {
    while (!end.signal.aborted) {
      await stand.api.call('GET /v1/me', { as: stand.operator }).catch(() => undefined)
      await new Promise(done => setTimeout(done, 50))
    }
  }
  const all = Promise.all(Array.from({ length: count }, one))
  return async () => {
    end.abort()
    await all
  }
}

/** Puts a job into the table as a release with a fault would have. */
export const plantJob = (
  stand: Stand,
  { kind, attempts = 0, lateSeconds = 0 }: { kind: string; attempts?: number; lateSeconds?: number },
) =>
  stand.sql(`insert into job (kind, key, run_at, payload, attempts)
    select '${kind}', 'planted', now() + offset_ms * interval '1 ms' - interval '${lateSeconds} s', '{}', ${attempts}
    from clock`)

export const removePlanted = (stand: Stand) => stand.sql(`delete from job where key = 'planted'`)
