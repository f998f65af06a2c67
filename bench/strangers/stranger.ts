import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '../../tests/support/soukClient.ts'
import { fuzzedRequests } from '../../tests/faults/fuzzedRequests.ts'

/** Somebody who means no good. */
export interface Stranger {
  /** Ends it; answers how much was sent, and how it was answered. */
  leave(): Promise<{ readonly documents: number; readonly uploads: number; readonly answers: Answers }>
}

type Answers = Record<string, number>

interface Place {
  readonly url: string
  readonly person: Person
  readonly trade: string
}

/** Each of the two uploads may be called so often in a minute. */
const uploadsPerMinute = 20
/** Where all of it comes from. */
const address = '203.0.113.66'
/** Between two documents, which no limit counts. */
const pauseMs = 20
const megabyte = 1024 * 1024

/** Sends made-up documents one after the other, and files that are refused as often as they may be sent. */
export function startStranger(place: Place): Stranger {
  const leaving = new AbortController()
  const answers: Answers = {}
  const told = (status: number) => {
    answers[status] = (answers[status] ?? 0) + 1
  }
  const counts = { documents: 0, uploads: 0 }
  const wait = (ms: number) => sleep(ms, undefined, { signal: leaving.signal }).catch(() => undefined)
  async function sendDocuments(): Promise<void> {
    for (let seed = 1; !leaving.signal.aborted; seed++)
      for (const [, made] of fuzzedRequests(seed, 40)) {
        if (leaving.signal.aborted) return
        const [body, type] =
          made.kind === 'call' ? [JSON.stringify(made.call), 'application/json'] : [made.body, made.type]
        counts.documents += 1
        told(await post(`${place.url}/graphql`, Buffer.from(body), type, {}, leaving.signal))
        await wait(pauseMs)
      }
  }
  async function sendFiles(): Promise<void> {
    const files = [
      [`/api/v1/trades/${place.trade}/attachments`, form('file', 11 * megabyte)],
      ['/api/v1/me/set_avatar', form('avatar', 3 * megabyte)],
      [`/api/v1/trades/${place.trade}/attachments`, form('elsewhere', megabyte)],
      ['/api/v1/me/set_avatar', form('elsewhere', megabyte)],
    ] as const
    for (let turn = 0; !leaving.signal.aborted; turn++) {
      const [path, body] = files[turn % files.length] as (typeof files)[number]
      counts.uploads += 1
      const headers = { 'x-access-token': place.person.token }
      told(await post(place.url + path, body, 'multipart/form-data; boundary=x', headers, leaving.signal))
      await wait(60_000 / uploadsPerMinute / 2)
    }
  }
  const working = Promise.all([sendDocuments(), sendFiles()])
  return {
    async leave() {
      leaving.abort()
      await working
      return { ...counts, answers }
    },
  }
}

const form = (field: string, size: number): Buffer =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`),
    Buffer.alloc(size, 'x'),
    Buffer.from('\r\n--x--\r\n'),
  ])

/** What stays open, as a subscription does, is left after so long. */
const openForMs = 400

/** Sends it; answers the status, or 0 where the line was closed. */
function post(
  url: string,
  body: Buffer,
  type: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<number> {
  return new Promise(resolve => {
    let status = 0
    const sent = request(
      url,
      {
        method: 'POST',
        signal,
        headers: {
          'content-type': type,
          'content-length': body.length,
          'x-forwarded-for': address,
          ...headers,
        },
      },
      response => {
        status = response.statusCode ?? 0
        response.resume().on('close', () => resolve(status))
        setTimeout(() => response.destroy(), openForMs).unref()
      },
    )
    sent.on('error', () => resolve(status))
    sent.end(body)
  })
}
