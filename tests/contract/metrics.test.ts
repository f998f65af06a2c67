import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { suiteSouk } from '../support/suiteSouk.ts'

/** A port that nobody has. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const port = await freePort()
const souk = suiteSouk({ env: { METRICS_PORT: String(port) } })

const scrape = async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  return { type: answer.headers.get('content-type'), text: await answer.text() }
}

/** What a line says of a name with these labels. */
const valueOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? Number.NaN,
  )

describe('what a process tells whoever watches it', () => {
  beforeAll(async () => {
    const person = await souk.signUp('watched')
    await souk.give(person, 'BTC', '2')
    await souk.call('GET /v1/operator/people', { as: person })
    await souk.advance(5 * 60_000)
  })

  it('is OpenMetrics, whole', async () => {
    const { type, text } = await scrape()
    expect(type).toContain('application/openmetrics-text')
    expect(text.trimEnd().endsWith('# EOF')).toBe(true)
  })

  it('counts requests by operation and status, and how long they took', async () => {
    const { text } = await scrape()
    expect(valueOf(text, 'souk_requests_total{operation="signUp",status="200"}')).toBe(1)
    expect(valueOf(text, 'souk_requests_total{operation="deskPeople",status="404"}')).toBe(1)
    expect(valueOf(text, 'souk_request_seconds_count{operation="signUp"}')).toBe(1)
  })

  it('tells the books, the queues and what works in the background', async () => {
    const { text } = await scrape()
    expect(valueOf(text, 'souk_book_owed{coin="BTC"}')).toBe(2)
    expect(valueOf(text, 'souk_book_difference{coin="BTC"}')).toBe(0)
    expect(valueOf(text, 'souk_queue_goal_seconds{queue="disputes"}')).toBe(86_400)
    expect(valueOf(text, 'souk_queue_waiting{queue="disputes"}')).toBe(0)
    expect(valueOf(text, 'souk_jobs_dead')).toBe(0)
    expect(valueOf(text, 'souk_withdrawals_paused')).toBe(0)
    expect(valueOf(text, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  })

  it('tells who answers, and how busy its sessions are', async () => {
    const { text } = await scrape()
    expect(valueOf(text, 'souk_answers{of="database"}')).toBe(1)
    expect(valueOf(text, 'souk_answers{of="signer"}')).toBe(1)
    expect(valueOf(text, 'souk_sessions_most')).toBe(1)
    expect(valueOf(text, 'souk_sessions_waiting')).toBe(0)
    expect(valueOf(text, 'souk_reached_age_seconds')).toBeLessThan(10)
    expect(Math.abs(valueOf(text, 'souk_clock_ahead_seconds'))).toBeLessThan(1)
    expect(valueOf(text, 'souk_chain_height{network="bitcoin"}')).toBeGreaterThan(0)
  })

  it('counts jobs, and tells those that fail until they are done', async () => {
    const { db } = souk.server.parts.database
    const failing = 'souk_jobs_failing{kind="home_figures"}'
    const before = (await scrape()).text
    expect(valueOf(before, failing)).toBeNaN()
    expect(valueOf(before, 'souk_job_runs_total{kind="book_comparing",outcome="done"}')).toBeGreaterThan(0)
    await db.updateTable('job').set({ attempts: 2 }).where('kind', '=', 'home_figures').execute()
    expect(valueOf((await scrape()).text, failing)).toBe(1)
    await souk.advance(10 * 60_000)
    expect(valueOf((await scrape()).text, failing)).toBeNaN()
  })

  it('names nobody', async () => {
    expect((await scrape()).text).not.toContain('watched')
  })

  it('is not where people come', async () => {
    for (const path of ['/metrics', '/api/metrics'])
      expect((await fetch(souk.server.url + path)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/settings`)).status).toBe(404)
  })
})

it('says that it is ready, apart from that it lives', async () => {
  expect((await fetch(`${souk.server.url}/ready`)).status).toBe(200)
  expect((await fetch(`${souk.server.url}/health`)).status).toBe(200)
})
