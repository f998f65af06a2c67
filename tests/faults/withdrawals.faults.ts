import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../server/database/database.ts'
import { sendingPoints } from '../../server/modules/money/withdrawal/sending/parts.ts'
import { chanceOf } from '../support/time/chance.ts'
import { startProcess } from '../support/process/productProcess.ts'
import type { Json, Person, SoukClient } from '../support/soukClient.ts'
import { rounds, startedProduct, type Product } from './product.ts'

const address = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
/** As many as one person may ask for in an hour. */
const ofEach = 20
const people = 4
/** After a kill nobody sends until the turn of the process that died is over: half a minute. */
const patience = { timeout: 120_000, interval: 500 }
const tooLong = () => new Promise<string>(done => setTimeout(done, 60_000, 'did not come there'))

/** The tokens in somebody's letters that link to a page, the latest first. */
async function tokensOf(api: SoukClient, { name }: Person, page: string): Promise<string[]> {
  await api.advance(0)
  const { body } = await api.call<{ items: { text: string }[] }>(`GET /dev/messages?to=${name}@souk.test`)
  const pattern = new RegExp(`${page}/([\\w-]{43})`)
  return body.items.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
}

const tokensWhen = (count: number, ...asked: Parameters<typeof tokensOf>): Promise<string[]> =>
  vi.waitFor(async () => {
    const found = await tokensOf(...asked)
    if (found.length < count) throw new Error(`${found.length} letters of ${count}`)
    return found
  }, patience)

interface Asked {
  readonly id: string
  readonly amount: bigint
  readonly total: string
}

/** Approved withdrawals, each of an amount that no other has; nothing is sent yet. */
async function manyApproved(api: SoukClient) {
  const senders: Person[] = []
  const made: Asked[] = []
  for (let index = 0; index < people; index++) {
    const person = await api.signUp(`sender${index}`)
    senders.push(person)
    const [token = ''] = await tokensWhen(1, api, person, '/sign-up/confirmation')
    await api.call('POST /v1/users/confirmations', { body: { token } })
    await api.give(person, 'BTC', '1')
    for (let count = 0; count < ofEach; count++) {
      const amount = 1_000_000n + BigInt(made.length)
      const { status, body } = await api.call<Json & { id: string; total: string }>('POST /v1/withdrawals', {
        as: person,
        body: { crypto_currency_code: 'BTC', address, amount: `0.0${amount}`, network_fee: '0.001' },
      })
      if (status !== 200) throw new Error(`Nothing was asked for: ${JSON.stringify(body)}`)
      made.push({ id: body.id, amount, total: body.total })
    }
  }
  await api.call('POST /dev/withdrawals', { body: { is_paused: true } })
  for (const person of senders)
    for (const token of await tokensWhen(ofEach, api, person, '/wallet/approval'))
      await api.call('POST /v1/withdrawals/approval/decide', { body: { token, decision: 'approve' } })
  return { senders, made }
}

async function statusesOf(api: SoukClient, senders: readonly Person[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const as of senders) {
    const { body } = await api.call<{ items: { id: string; status: string }[] }>(
      'GET /v1/withdrawals?limit=100',
      { as },
    )
    for (const { id, status } of body.items) found.set(id, status)
  }
  return found
}

/** How many transactions there are of each amount, and how many of them are in a block. */
async function sentOnChain({ env }: Product): Promise<Map<bigint, string>> {
  const database = await openDatabase({ dataDir: env['DATA_DIR'] ?? '' })
  const { rows } = await sql<{ amount: string; sent: number; mined: number }>`
    select t.amount::text as amount, count(*)::int as sent, count(x.block_height)::int as mined
    from simulated_transfer t join simulated_transaction x on x.network = t.network and x.txid = t.txid
    where t.recipient = ${address} group by t.amount`.execute(database.db)
  await database.close()
  return new Map(rows.map(({ amount, sent, mined }) => [BigInt(amount), `${sent} sent, ${mined} mined`]))
}

test(`${rounds} kills between the steps of sending pay each withdrawal once and lose none`, async ({
  annotate,
}) => {
  const product = await startedProduct({ SIGNER_LIMITS: 'BTC=100' })
  const chance = chanceOf(8)
  const { senders, made } = await manyApproved(product.api)
  await product.process().end('SIGKILL')
  // At each moment between two steps in turn, and then at any moment at all.
  const atMoments = Math.min(Math.ceil(rounds / 2), 25)
  for (let round = 0; round < rounds; round++) {
    const point = round < atMoments ? sendingPoints[round % sendingPoints.length] : undefined
    const args = [point ?? '-', String(1 + chance.below(3))]
    const sender = startProcess('tests/faults/sendingLoad.ts', product.env, args)
    const begun = await Promise.race([sender.line(line => line === 'sending'), sender.ended])
    if (begun !== 'sending') throw new Error(`It ended with ${begun}:\n${sender.lines.join('\n')}`)
    if (point === undefined) {
      await new Promise(done => setTimeout(done, chance.below(3000)))
      await sender.end('SIGKILL')
    }
    // The others end themselves, when they come to their moment.
    expect(await Promise.race([sender.ended, tooLong()])).toBe('SIGKILL')
  }
  await product.start()
  const before = await statusesOf(product.api, senders)
  await vi.waitFor(async () => {
    await product.api.advance(10 * 60_000)
    expect(await statusesOf(product.api, senders)).toEqual(new Map(made.map(({ id }) => [id, 'confirmed'])))
  }, patience)
  const { body } = await product.api.call('GET /dev/audit')
  expect(body).toEqual({ violations: [], losses: [], chain: [] })
  await product.process().end('SIGTERM')
  expect(await sentOnChain(product)).toEqual(new Map(made.map(({ amount }) => [amount, '1 sent, 1 mined'])))
  const count = Map.groupBy(before.values(), status => status)
  await annotate(
    `${made.length} withdrawals, when the kills were over: ${[...count].map(([status, rows]) => `${rows.length} ${status}`).join(', ')}`,
  )
})
