import { expect, it } from 'vitest'
import { addDecimals, type DecimalString } from '../../../server/domain/money/decimal.ts'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Person } from '../../support/soukClient.ts'
import { newName, signUpTrader } from '../roles/scene.ts'

const souk = suiteSouk()

const levelOf = async (as: Person) => (await souk.call('GET /v1/myfees', { as })).body

it('has the fees of the decisions, and asks nothing of who opens a trade', async () => {
  expect((await souk.call('GET /v1/fees')).body).toEqual({
    maker_tiers: [
      { from_volume_usd: '0', percent: '0.9' },
      { from_volume_usd: '10000', percent: '0.7' },
      { from_volume_usd: '50000', percent: '0.5' },
      { from_volume_usd: '200000', percent: '0.3' },
      { from_volume_usd: '1000000', percent: '0.2' },
    ],
    taker_percent: '0',
    invoice_percent: '1',
    cashback_least_usd: '1',
  })
})

it('says where somebody stands, and what a completed trade brings them nearer to the next level', async () => {
  const seller = await signUpTrader(souk, 'seller')
  const buyer = await souk.signUp(newName('buyer'))
  expect(await levelOf(seller)).toEqual({
    volume: { amount: '0', asset: 'USD' },
    percent: '0.9',
    next_percent: '0.7',
    missing_volume: '10000',
  })
  await souk.give(seller, 'BTC', '0.01')
  const { id } = (await openTrade(souk, buyer, await makeAdvert(souk, seller), '100000')).body
  const act = async (as: Person, action: string, body: object) =>
    (await souk.call(`POST /v1/trades/${id}/${action}`, { as, body })).status
  expect(await act(buyer, 'confirm', {})).toBe(200)
  expect((await levelOf(seller))['volume']).toEqual({ amount: '0', asset: 'USD' })
  expect(await act(seller, 'complete', { money_received: true, amount: '100000' })).toBe(200)

  const { volume, missing_volume } = (await levelOf(seller)) as {
    volume: { amount: DecimalString }
    missing_volume: DecimalString
  }
  expect(volume.amount).toMatch(/[1-9]/)
  expect(addDecimals(volume.amount, missing_volume)).toBe('10000')
})
