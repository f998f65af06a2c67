import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serverLog } from '../../server/composition/log.ts'
import { openErrorReports, type ErrorReports } from '../../server/composition/watch/errorReports.ts'
import { startFreshSouk } from '../support/freshSouk.ts'
import { sellAdvert, type TestSouk } from '../support/souk.ts'
import type { Person } from '../support/soukClient.ts'

interface Reported {
  readonly logger: string
  readonly tags: Readonly<Record<string, string>>
  readonly exception: {
    readonly values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[]
  }
}

/** Whoever gathers errors, as Sentry does: https://develop.sentry.dev/sdk/data-model/envelopes/ */
async function startReceiver() {
  const bodies: string[] = []
  const paths: string[] = []
  const server = createServer((request, response) => {
    void (async () => {
      paths.push(String(request.url))
      bodies.push(Buffer.concat(await request.toArray()).toString())
      response.end('{}')
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    bodies,
    paths,
    dsn: `http://abc123@127.0.0.1:${port}/7`,
    /** The event in each envelope, which is three lines. */
    events: () => bodies.map(body => JSON.parse(body.split('\n')[2] ?? '{}') as Reported),
    close: () => new Promise(done => server.close(done)),
  }
}

let receiver: Awaited<ReturnType<typeof startReceiver>>
let reports: ErrorReports | null
let souk: TestSouk
let person: Person

beforeAll(async () => {
  receiver = await startReceiver()
  reports = await openErrorReports({ sentryDsn: receiver.dsn })
  const { log } = serverLog({ logFormat: 'json' }, () => undefined, reports?.report)
  souk = await startFreshSouk('embedded', {}, { log })
  person = await souk.signUp('unlucky')
})
afterAll(async () => {
  await souk.close()
  await reports?.close()
  await receiver.close()
})

describe('an error of ours', () => {
  it('is told where the operator wants it: what kind, where in the code, in which call', async () => {
    const { db } = souk.server.parts.database
    await sql`alter table advert rename to advert_away`.execute(db)
    const { status } = await souk.call('POST /v2/pro', { as: person, body: sellAdvert })
    await sql`alter table advert_away rename to advert`.execute(db)
    expect(status).toBe(500)
    await vi.waitFor(() => expect(receiver.bodies).toHaveLength(1))
    expect(receiver.paths[0]).toMatch(/^\/api\/7\/envelope\//)
    const [event] = receiver.events()
    expect(event).toMatchObject({
      logger: 'request failed',
      tags: { operation: 'createAdvert', requestId: expect.any(String) as string },
    })
    const [thrown] = event?.exception.values.slice(-1) ?? []
    expect(thrown?.value).toContain('42P01')
    expect(thrown?.stacktrace.frames.length).toBeGreaterThan(0)
  })

  it('takes along nothing of who called, with what', () => {
    const sent = receiver.bodies.join('\n')
    expect(sent).not.toContain(person.token)
    expect(sent).not.toMatch(/unlucky|souk\.test|0142883761|ADEYEMI|cookie|x-access-token|authorization/i)
  })

  it('says nothing of people that stands in its own words, nor behind it', async () => {
    const behind = new Error('paid to "KUNLE ADEYEMI", +234 803 123 4567, DE75512108001245126199')
    reports?.report(
      new Error(`no mail to zubaida@souk.test by https://mail.example/send?key=${'s'.repeat(12)}`, {
        cause: behind,
      }),
      'a job failed',
      { kind: 'letter', key: 'user-1:confirm_email', email: 'zubaida@souk.test' },
    )
    await vi.waitFor(() => expect(receiver.bodies).toHaveLength(2))
    const sent = receiver.bodies[1] ?? ''
    expect(sent).not.toMatch(/zubaida|ADEYEMI|4567|DE75|ssss|user-1/)
    expect(receiver.events()[1]).toMatchObject({ logger: 'a job failed', tags: { kind: 'letter' } })
    expect(receiver.events()[1]?.exception.values.map(({ value }) => value)).toEqual([
      'paid to …, …, …',
      'no mail to … by https://mail.example…',
    ])
    // As they lie in the repository: the machine's own folders are nobody's business.
    const frames = receiver.events()[1]?.exception.values.flatMap(({ stacktrace }) => stacktrace.frames)
    expect(frames?.map(({ filename }) => filename)).toContain('tests/contract/errorReports.test.ts')
    expect(frames?.filter(({ filename }) => filename.startsWith('/'))).toEqual([])
  })

  it('is not told a thousand times in a minute', async () => {
    let now = 0
    const other = await openErrorReports({ sentryDsn: receiver.dsn }, () => now)
    const before = receiver.bodies.length
    for (let time = 0; time < 1000; time++) other?.report(new Error('away'), 'a job failed', {})
    now += 60_000
    other?.report(new Error('away'), 'a job failed', {})
    await vi.waitFor(() => expect(receiver.bodies.length - before).toBeGreaterThan(50))
    await other?.close()
    expect(receiver.bodies.length - before).toBeLessThanOrEqual(61)
  })
})

it('is told to nobody where no address is given', async () => {
  expect(await openErrorReports({ sentryDsn: null })).toBeNull()
})
