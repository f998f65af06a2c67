import { expect, it, onTestFinished } from 'vitest'
import { cardSignature } from '../../../server/adapters/card/signedCardReport.ts'
import { freshDatabase } from '../../support/database.ts'
import { fakeProvider } from '../../support/network/fakeProvider.ts'
import { startTestSouk } from '../../support/souk.ts'
import type { Json } from '../../support/soukClient.ts'

const secret = 'secret-of-the-card-provider'
const wire = { currency: 'BTC', fiat_currency: 'EUR' }

it('has the provider give back what was paid too late: asked again after a failure, and no more once it has', async () => {
  const fake = await fakeProvider()
  const { database } = await freshDatabase('embedded')
  const souk = await startTestSouk({
    database,
    env: { CARD_URL: fake.url, CARD_KEY: 'key-of-the-card-provider', CARD_SECRET: secret },
  })
  onTestFinished(() => souk.close())
  const agree = (path: string, body: object, answer: { status?: number; body?: unknown }) =>
    fake.next({ path, headers: { authorization: 'Bearer key-of-the-card-provider' }, body, answer })
  void agree('/limits', {}, { body: { items: [{ ...wire, min: '17', max: '4000' }] } })
  const said = { amount: '0.00126545', rate: '75941', fee: '3.9', at: new Date().toISOString() }
  void agree('/final_rate', { ...wire, fiat_amount: '100' }, { body: said })
  const as = await souk.signUp('refundbuyer')
  const { body: purchase } = await souk.call<Json & { id: string }>('POST /v1/mercuryo/buy', {
    as,
    body: { crypto_currency_code: 'BTC', currency_code: 'EUR', fiat_amount: '100' },
  })
  const { id: reference } = purchase
  await souk.advance(30 * 60_000 + 1000)

  const report = JSON.stringify({ reference, status: 'paid', fiat_amount: '100' })
  const tell = () =>
    fetch(`${souk.server.url}/api/v1/mercuryo/reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': cardSignature(report, secret) },
      body: report,
    })
  const failed = agree('/refund', { reference }, { status: 503 })
  expect((await tell()).status).toBe(200)
  await souk.advance(0)
  await failed
  const done = agree('/refund', { reference }, { body: {} })
  await souk.advance(60_000)
  await done
  // Neither the report again nor time asks for it once more: the provider would say so.
  expect((await tell()).status).toBe(200)
  await souk.advance(60 * 60_000)
  const { body } = await souk.call('POST /v1/mercuryo/confirm_transaction', {
    as,
    body: { id: reference },
  })
  expect(body).toMatchObject({ status: 'refunded' })
  const jobs = await souk.server.parts.database.db
    .selectFrom('job')
    .select('key')
    .where('kind', '=', 'card_refund')
    .execute()
  expect(jobs).toEqual([])
  expect(await souk.audit()).toEqual([])
})
