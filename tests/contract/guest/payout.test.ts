import { beforeAll, expect, it } from 'vitest'
import type { TradeId } from '../../../server/domain/identifier/tradeId.ts'
import { networks } from '../../../server/domain/reference/network.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { messagesTo } from '../account/inbox.ts'
import { logInAs } from '../roles/scene.ts'
import { listedAddress, mine, turn } from '../money/withdrawal/sender.ts'
import {
  bitcoinAddress,
  keptFor,
  openStall,
  otherAddress,
  released,
  tradeAsGuest,
  type Stall,
} from './buyer.ts'

const souk = suiteSouk()
let stall: Stall
beforeAll(async () => {
  await souk.call('POST /dev/chain/bitcoin/automatic', { body: { is_on: false } })
  stall = await openStall(souk)
  await souk.give(stall.seller, 'BTC', '1')
})

/** What the guest's page says of the coins. */
const payoutOf = async (seen: (who: Person) => Promise<Json>, guest: Person) =>
  (await seen(guest))['payout'] as Json & { txid: string }

async function releasedToGuest() {
  const made = await tradeAsGuest(souk, stall)
  await made.act(made.guest, 'confirm')
  await made.act(await logInAs(souk, stall.seller), 'complete', released)
  await souk.server.workers.jobs.runDue()
  return made
}
const readdress = (trade: string, as: Person, address: string) =>
  souk.call<Json & { code: string }>(`POST /v1/trades/${trade}/payout_address`, {
    as,
    body: { payout_address: address },
  })

it('released coins go to the guest’s address by themselves, less the network’s fee, and a letter says so', async () => {
  const { guest, email, trade, seen } = await releasedToGuest()
  await souk.advance(turn)
  expect(await keptFor(souk, trade)).toBe(0n)
  expect(await payoutOf(seen, guest)).toMatchObject({
    address: bitcoinAddress,
    status: 'broadcast',
    kept: null,
    sent: { asset: 'BTC' },
    network_fee: { asset: 'BTC' },
    txid: expect.any(String),
    is_simulated: true,
    can_change: false,
  })
  expect((await readdress(trade, guest, otherAddress)).body.code).toBe('payout_under_way')
  await mine(souk, 2)
  expect(await payoutOf(seen, guest)).toMatchObject({ status: 'confirmed', can_change: false })
  await souk.advance(3000)
  const letters = await messagesTo(souk, email)
  expect(letters.some(({ text }) => text.includes('Your coins have arrived at your address'))).toBe(true)
})

it('an address that is on a list by the time of the payout keeps the coins until the guest gives another', async () => {
  const made = await tradeAsGuest(souk, stall)
  const { guest, trade, act, seen } = made
  // It was not listed yet when the guest gave it.
  await souk.server.parts.database.db
    .updateTable('guest_payout')
    .set({ address: listedAddress })
    .where('trade_id', '=', trade as TradeId)
    .execute()
  await act(guest, 'confirm')
  await act(await logInAs(souk, stall.seller), 'complete', released)
  await souk.advance(turn)
  await souk.advance(turn)
  expect(await payoutOf(seen, guest)).toMatchObject({
    status: 'aml_refused',
    kept: { amount: '0.0025' },
    can_change: true,
  })
  expect((await readdress(trade, guest, otherAddress)).status).toBe(200)
  await souk.advance(turn)
  await souk.advance(turn)
  expect(await payoutOf(seen, guest)).toMatchObject({ status: 'broadcast', address: otherAddress })
})

it('a payout that another transaction has replaced is sent anew once the guest says where', async () => {
  const { guest, trade, seen } = await releasedToGuest()
  await souk.advance(turn)
  const { txid } = await payoutOf(seen, guest)
  await souk.call('POST /dev/chain/bitcoin/conflict', { body: { txid } })
  await mine(souk, networks.bitcoin.finalBlocks)
  expect(await payoutOf(seen, guest)).toMatchObject({ status: 'failed', kept: { amount: '0.0025' } })
  expect(await keptFor(souk, trade)).toBe(250_000n)
  await readdress(trade, guest, bitcoinAddress)
  await souk.advance(turn)
  await souk.advance(turn)
  expect(await payoutOf(seen, guest)).toMatchObject({ status: 'broadcast', kept: null })
})
