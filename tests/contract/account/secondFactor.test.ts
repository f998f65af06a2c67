import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { act, atOnce, holdings, newBuyer, openMarket, tally } from '../race/market.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const stepMs = 30_000
const totp = new TOTP({ secret: Secret.fromBase32(secret), period: stepMs / 1000, digits: 6 })
const souk = suiteSouk()

/** A seller with an authenticator, and so many trades that their buyers have paid. */
async function paidTrades(count: number) {
  const { seller, advert } = await openMarket(souk, '1')
  await souk.call('POST /dev/standing', { body: { user_name: seller.name, totp_secret: secret } })
  const buyers = await atOnce(count, () => newBuyer(souk))
  const trades: string[] = []
  for (const buyer of buyers) {
    const { body } = await openTrade(souk, buyer, advert)
    await act(souk, body.id, buyer, 'confirm', {})
    trades.push(body.id)
  }
  const release = (trade: string, code: string | undefined, key?: string) =>
    act(souk, trade, seller, 'complete', { money_received: true, ...(code ? { code } : {}) }, key)
  return { seller, trades: trades as [string, ...string[]], release }
}

/** The code of the step so many steps from now. */
async function codeAt(steps: number): Promise<string> {
  const { body } = await souk.call<{ now: string }>('GET /dev/clock')
  return totp.generate({ timestamp: Date.parse(body.now) + steps * stepMs })
}

/** Begins a step anew, so that none ends in the middle of a test. */
async function freshStep(): Promise<void> {
  const { body } = await souk.call<{ now: string }>('GET /dev/clock')
  await souk.advance(stepMs - (Date.parse(body.now) % stepMs))
}

it('a code of the authenticator releases one trade, however many ask with it at once', async () => {
  const { seller, trades, release } = await paidTrades(3)
  await freshStep()
  const code = await codeAt(0)
  const answers = await Promise.all(trades.map(trade => release(trade, code)))
  expect(tally(answers)).toEqual({ ok: 1, '422 wrong_code': 2 })
  expect(await holdings(souk, seller)).toMatchObject({ escrow: 2n * 252_250n })
  const left = trades.filter((_, index) => answers[index]?.status !== 200) as [string, string]
  expect(tally([await release(left[0], code)])).toEqual({ '422 wrong_code': 1 })
  // Neither does one of a step before it, though its time is not over.
  expect(tally([await release(left[0], await codeAt(-1))])).toEqual({ '422 wrong_code': 1 })
  expect(tally([await release(left[0], await codeAt(1))])).toEqual({ ok: 1 })
  await souk.advance(2 * stepMs)
  expect(tally([await release(left[1], await codeAt(0))])).toEqual({ ok: 1 })
})

it('a release that is asked for again under its key is answered, and takes no other code', async () => {
  const { seller, trades, release } = await paidTrades(1)
  await freshStep()
  const [key, code] = [randomUUID(), await codeAt(0)]
  const first = await release(trades[0], code, key)
  expect(first.status).toBe(200)
  expect((await release(trades[0], code, key)).body).toEqual(first.body)
  expect(await holdings(souk, seller)).toMatchObject({ escrow: 0n })
})

it('without a code, or with the amount in its place, nothing is released', async () => {
  const { seller, trades, release } = await paidTrades(1)
  expect(tally([await release(trades[0], undefined)])).toEqual({ '403 two_factor_required': 1 })
  const typed = await act(souk, trades[0], seller, 'complete', { money_received: true, amount: '250000' })
  expect(tally([typed])).toEqual({ '403 two_factor_required': 1 })
  expect(await holdings(souk, seller)).toMatchObject({ escrow: 252_250n })
})
