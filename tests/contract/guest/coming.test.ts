import { beforeAll, describe, expect, it } from 'vitest'
import { product } from '../../../server/runtime/product.ts'
import { testPassword, type Answer, type Json, type Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { messagesTo, tokenTo } from '../account/inbox.ts'
import { holdings } from '../race/market.ts'
import { listedAddress } from '../money/withdrawal/sender.ts'
import { logInAs, newGuest, newName, signUpStaff } from '../roles/scene.ts'
import {
  bitcoinAddress,
  keptFor,
  minute,
  openStall,
  otherAddress,
  released,
  tradeAsGuest,
  type Stall,
} from './buyer.ts'

const souk = suiteSouk()
let stall: Stall

beforeAll(async () => {
  stall = await openStall(souk)
  await souk.give(stall.seller, 'BTC', '1')
  // What is released waits, so that it can be looked at.
  await souk.call('POST /dev/withdrawals', { body: { is_paused: true } })
})

const ask = (email: string) => souk.call('POST /v1/guest/return_links', { body: { email } })
const come = (token: string, as: Person | null = null) =>
  souk.call<Json & { trade_id: string; code: string; me: { api_token: string; is_guest: boolean } }>(
    'POST /v1/guest/return',
    { as, body: { token }, headers: { 'x-device-type': 'script' } },
  )
const signUp = (as: Person, name = newName('becomes')) =>
  souk.call<{ api_token: string }>('POST /v1/users', {
    as,
    body: { user_name: name, email: `${name}@souk.test`, password: testPassword },
    headers: { 'x-device-type': 'script' },
  })
const logIn = (as: Person, login: string): Promise<Answer<Json & { me: { api_token: string } | null }>> =>
  souk.call('POST /v1/logins', {
    as,
    body: { login, password: testPassword },
    headers: { 'x-device-type': 'script' },
  })
const trading = () => tradeAsGuest(souk, stall)
const paid = async () => {
  const made = await trading()
  await made.act(made.guest, 'confirm')
  return made
}

describe('the way back', () => {
  it('opens by the first letter on another device, once, with the trade as it is', async () => {
    const { email, trade } = await trading()
    const token = await tokenTo(souk, email)
    const { body } = await come(token)
    expect(body).toMatchObject({ trade_id: trade, me: { is_guest: true, email } })
    const again: Person = { name: 'again', token: body.me.api_token }
    expect((await souk.call(`GET /v1/trades/${trade}`, { as: again })).body['viewer_side']).toBe('buyer')
    expect((await come(token)).body.code).toBe('link_used')
    expect((await come('A'.repeat(43))).body.code).toBe('link_unknown')
  })

  it('is mailed again, says the same to everybody, and the newest link alone is needed', async () => {
    const { email, trade } = await trading()
    const known = await ask(email.toUpperCase())
    const unknown = await ask(`${newName('nobody')}@souk.test`)
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const [letter] = await messagesTo(souk, email)
    expect(letter?.subject).toContain(trade)
    expect((await come(await tokenTo(souk, email))).status).toBe(200)
  })

  it('is mailed a few times in an hour, to nobody as to somebody', async () => {
    const email = `${newName('nobody')}@souk.test`
    const answers = []
    for (let index = 0; index <= product.guest.returnLinksPerHour; index++)
      answers.push((await ask(email)).status)
    expect(answers).toEqual([...Array.from({ length: product.guest.returnLinksPerHour }, () => 200), 429])
    await souk.advance(61 * minute)
  })

  it('ends after a week, and is no use to somebody who is logged in', async () => {
    const { email } = await trading()
    const token = await tokenTo(souk, email)
    const member = await souk.signUp(newName('member'))
    expect((await come(token, member)).body.code).toBe('log_out_first')
    await souk.advance(product.guest.returnLinkDays * 24 * 60 * minute)
    expect((await come(token)).body.code).toBe('link_expired')
  })

  it('comes with what a guest is told of: the seller’s wish, the release', async () => {
    const { email, guest, act } = await trading()
    const letters = async () => (await messagesTo(souk, email)).length
    const seller = await logInAs(souk, stall.seller)
    await act(seller, 'cancel')
    await souk.advance(3000)
    await expect.poll(letters).toBe(2)
    await act(guest, 'confirm')
    await act(seller, 'complete', released)
    await souk.advance(3000)
    await expect.poll(letters).toBe(3)
    expect((await come(await tokenTo(souk, email))).status).toBe(200)
  })
})

describe('the coins of a guest', () => {
  it('wait in an account of the trade once the seller has released', async () => {
    const { guest, trade, act, seen } = await paid()
    const seller = await logInAs(souk, stall.seller)
    const before = await holdings(souk, seller)
    expect((await act(seller, 'complete', released)).status).toBe(200)
    expect(await keptFor(souk, trade)).toBe(250_000n)
    expect((await holdings(souk, seller)).available).toBe(before.available)
    expect(await seen(guest)).toMatchObject({
      status: 'completed_by_seller',
      payout: { address: bitcoinAddress, kept: { amount: '0.0025', asset: 'BTC' }, can_change: true },
    })
    expect((await holdings(souk, guest)).available).toBe(0n)
    expect(await souk.audit()).toEqual([])
  })

  it('wait there as well when an arbiter rules for the guest', async () => {
    const { guest, trade, act } = await paid()
    const arbiter = await signUpStaff(souk, 'arbiter')
    await souk.advance(16 * minute)
    await act(guest, 'create_dispute', {
      reason: 'not_released',
      statement: 'I have paid and have the receipt.',
    })
    await act(arbiter, 'rule', { in_favour_of: 'buyer', reason: 'The receipt is genuine.' })
    expect(await keptFor(souk, trade)).toBe(250_000n)
  })

  it('and what a claim brings, after time has ended the trade', async () => {
    const { guest, trade, act, seen } = await paid()
    await souk.advance(31 * minute)
    await souk.advance(24 * 60 * minute)
    const arbiter = await signUpStaff(souk, 'arbiter')
    const { body } = await act(guest, 'claims', { statement: 'I have paid and have the receipt.' })
    const { id } = body['claim'] as { id: string }
    const ruled = await souk.call(`POST /v1/claims/${id}/rule`, {
      as: arbiter,
      body: { in_favour_of: 'buyer', reason: 'The receipt is genuine.' },
    })
    expect(ruled.status).toBe(200)
    expect(await keptFor(souk, trade)).toBe(250_000n)
    expect((await seen(guest)).payout).toMatchObject({ kept: { amount: '0.0025' } })
  })

  it('go to another address if the guest says so, who is told by a letter; to nobody else’s word', async () => {
    const { guest, email, trade, act, seen } = await paid()
    const to = (who: Person, address: string) =>
      souk.call<Json & { payout: Json; code: string }>(`POST /v1/trades/${trade}/payout_address`, {
        as: who,
        body: { payout_address: address },
      })
    const seller = await logInAs(souk, stall.seller)
    for (const other of [seller, await newGuest(souk)])
      expect((await to(other, otherAddress)).status).toBe(404)
    expect((await to(guest, 'nonsense')).body.code).toBe('payout_address_invalid')
    expect((await to(guest, listedAddress)).body).toMatchObject({
      code: 'aml_refused',
      errors: { payout_address: [expect.anything()] },
    })
    expect((await to(guest, otherAddress)).body.payout).toMatchObject({ address: otherAddress })
    const [letter] = await messagesTo(souk, email)
    expect(letter?.text).toContain(otherAddress.slice(-6))
    await act(seller, 'complete', released)
    expect((await to(guest, bitcoinAddress)).status).toBe(200)
    expect((await seen(guest)).payout).toMatchObject({ address: bitcoinAddress, kept: { amount: '0.0025' } })
  })
})

describe('a guest who becomes a user', () => {
  it('by signing up: the trade is theirs, its coins go to their balance, and old letters are worth nothing', async () => {
    const { guest, email, trade, act } = await paid()
    const token = await tokenTo(souk, email)
    const { body } = await signUp(guest)
    const user: Person = { name: 'user', token: body.api_token }
    await act(await logInAs(souk, stall.seller), 'complete', released)
    expect(await keptFor(souk, trade)).toBe(0n)
    expect((await holdings(souk, user)).available).toBe(250_000n)
    expect((await souk.call(`GET /v1/trades/${trade}`, { as: user })).body['payout']).toBeNull()
    expect((await come(token)).body.code).toBe('link_used')
  })

  it('by signing up after the release: what was released stays kept for the address', async () => {
    const { guest, trade, act } = await paid()
    await act(await logInAs(souk, stall.seller), 'complete', released)
    const { body } = await signUp(guest)
    const user: Person = { name: 'user', token: body.api_token }
    expect((await souk.call(`GET /v1/trades/${trade}`, { as: user })).body['payout']).toMatchObject({
      address: bitcoinAddress,
      kept: { amount: '0.0025' },
    })
  })

  it('by logging in: trade, conversation and coins go along', async () => {
    const { guest, trade, act } = await paid()
    await act(guest, 'create_message_in_trade_conversation', {
      text: 'I have paid.',
      client_id: 'client-0009',
    })
    const member = await souk.signUp(newName('member'))
    const { body } = await logIn(guest, member.name)
    const user: Person = { name: member.name, token: body.me?.api_token ?? '' }
    expect((await souk.call(`GET /v1/trades/${trade}`, { as: user })).body).toMatchObject({
      viewer_side: 'buyer',
      buyer: { user_name: member.name },
      payout: null,
    })
    const said = await souk.call<{ items: { text: string; author: string }[] }>(
      `GET /v1/trades/${trade}/messages`,
      { as: user },
    )
    expect(JSON.stringify(said.body)).toContain('I have paid.')
    await act(await logInAs(souk, stall.seller), 'complete', released)
    expect((await holdings(souk, user)).available).toBe(250_000n)
    expect(await keptFor(souk, trade)).toBe(0n)
  })

  it('but not by logging in as the one who sells: the guest’s session stays', async () => {
    const { guest, trade, seen } = await paid()
    expect((await logIn(guest, stall.seller.name)).body['code']).toBe('guest_sells_too')
    expect(await seen(guest)).toMatchObject({ id: trade, viewer_side: 'buyer' })
  })

  it('however it races with the release, the coins are in one place', async () => {
    for (let round = 0; round < 3; round++) {
      const { guest, trade, act } = await paid()
      const seller = await logInAs(souk, stall.seller)
      const [up] = await Promise.all([signUp(guest), act(seller, 'complete', released)])
      const user: Person = { name: 'user', token: up.body.api_token }
      const kept = await keptFor(souk, trade)
      const { available } = await holdings(souk, user)
      expect(kept + available).toBe(250_000n)
      const { payout } = (await souk.call(`GET /v1/trades/${trade}`, { as: user })).body
      expect(payout === null).toBe(kept === 0n)
    }
  })
})

it('a guest has no wallet, adverts or profile', async () => {
  const { guest } = await trading()
  for (const line of ['GET /v1/transactions', 'GET /v2/pro', 'GET /v1/me/security'] as const)
    expect((await souk.call(line, { as: guest })).status).toBeGreaterThanOrEqual(401)
})
