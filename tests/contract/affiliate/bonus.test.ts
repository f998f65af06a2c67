import { describe, expect, it } from 'vitest'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { done } from '../roles/done.ts'
import { logInAs, newName } from '../roles/scene.ts'
import { broughtBy, codeOf, knowsTheMarket, wholeTrade } from './tree.ts'

const minute = 60_000
const souk = suiteSouk()

const newcomer = (what: string): Promise<Person> => souk.signUp(newName(what))
const read = (as: Person | null, path: string) =>
  done(souk.call(`GET /v1/${path}` as `${string} /${string}`, as ? { as } : {}))
const own = async (as: Person) => (await read(as, 'bonus_program/checkout_bonus'))['own']
/** Shows who somebody is, by a name that nobody else has. */
const confirm = ({ name }: Person) =>
  done(souk.call('POST /dev/standing', { body: { user_name: name, legal_name: `The true ${name}` } }))
const gifts = async (as: Person) =>
  ((await read(as, 'transactions'))['items'] as Json[]).filter(
    ({ type }) => type === 'Transaction::BonusRefill',
  )
const told = async (as: Person) =>
  ((await read(as, 'notifications'))['items'] as Json[]).map(({ code }) => code)

describe('whose invitation it is', () => {
  it('is known by a code or by a name, and nobody has a wrong one', async () => {
    const inviter = await newcomer('inviter')
    const code = await codeOf(souk, inviter)
    const program = {
      inviter_bonus: { amount: '2', asset: 'USD' },
      invitee_bonus: { amount: '1', asset: 'USD' },
      first_trade_least: { amount: '20', asset: 'USD' },
      coin: 'BTC',
    }
    expect(await read(null, 'bonus_program')).toEqual({ ...program, inviter: null })
    const mine = { ...program, inviter: { user_name: inviter.name, code } }
    expect(await read(null, `bonus_program?code=${code.toLowerCase()}`)).toEqual(mine)
    expect(await read(null, `bonus_program?user_name=${inviter.name}`)).toEqual(mine)
    expect(await read(null, 'bonus_program?code=summer')).toMatchObject({ inviter: null })
    expect(await read(null, 'bonus_program?user_name=nobody-at-all')).toMatchObject({ inviter: null })
  })
})

describe('a bonus', () => {
  it('is paid to both once, after the first trade, when both have shown who they are', async () => {
    const inviter = await newcomer('inviter')
    const invitee = await broughtBy(souk, inviter, 'invitee')
    const seller = await newcomer('seller')
    expect(await own(invitee)).toMatchObject({
      inviter_name: inviter.name,
      state: 'not_yet',
      is_confirmed: false,
    })
    await wholeTrade(souk, seller, invitee)
    await souk.advance(2 * minute)
    expect(await own(invitee)).toMatchObject({ state: 'waiting', reason: 'invitee_unconfirmed' })
    expect(await told(invitee)).toContain('bonus_waits')
    await confirm(invitee)
    await souk.advance(2 * minute)
    expect(await own(invitee)).toMatchObject({ state: 'waiting', reason: 'inviter_unconfirmed' })
    expect(await told(inviter)).toContain('bonus_waits')
    expect(await gifts(invitee)).toEqual([])

    await confirm(inviter)
    await souk.advance(2 * minute)
    expect(await own(invitee)).toMatchObject({ state: 'paid', reason: null, usd: { amount: '1' } })
    expect(await read(inviter, 'bonus_program/checkout_bonus')).toMatchObject({
      own: null,
      paid: 1,
      invited: [{ user_name: invitee.name, state: 'paid' }],
    })
    const [[one], [two]] = [await gifts(invitee), await gifts(inviter)]
    // Two dollars and one, in the coin of the day.
    const units = (row: Json | undefined) => BigInt(String(row?.['amount']).replace('0.', '').padEnd(8, '0'))
    expect(units(two) - 2n * units(one)).toBeLessThanOrEqual(1n)
    expect(await told(inviter)).toContain('bonus_paid')

    await wholeTrade(souk, seller, invitee)
    await souk.advance(10 * minute)
    expect(await gifts(invitee)).toHaveLength(1)
    expect(await gifts(inviter)).toHaveLength(1)
  })

  it('is not earned by a trade with who brought them, and still by a later one', async () => {
    const inviter = await newcomer('inviter')
    const invitee = await broughtBy(souk, inviter, 'invitee')
    await Promise.all([confirm(inviter), confirm(invitee)])
    await wholeTrade(souk, inviter, invitee)
    await souk.advance(2 * minute)
    expect(await own(invitee)).toMatchObject({ state: 'not_yet', reason: null })
    await wholeTrade(souk, await newcomer('seller'), invitee)
    await souk.advance(2 * minute)
    expect(await own(invitee)).toMatchObject({ state: 'paid' })
  })

  it('is not earned by a trade that is too small, or at a price that no market has', async () => {
    const inviter = await newcomer('inviter')
    const invitee = await broughtBy(souk, inviter, 'invitee')
    await Promise.all([confirm(inviter), confirm(invitee)])
    const seller = await newcomer('seller')
    await knowsTheMarket(souk, seller)
    await souk.give(seller, 'BTC', '0.1')
    const trade = async (amount: string, changes: object) => {
      const advert = await makeAdvert(souk, seller, changes)
      const { id } = (await done(openTrade(souk, invitee, advert, amount))) as { id: string }
      await done(souk.call(`POST /v1/trades/${id}/confirm`, { as: invitee, body: {} }))
      await done(
        souk.call(`POST /v1/trades/${id}/complete`, { as: seller, body: { money_received: true, amount } }),
      )
    }
    await trade('20000', {})
    await trade('250000', { fixed_price: '300000000' })
    await souk.advance(2 * minute)
    expect(await own(invitee)).toMatchObject({ state: 'not_yet' })
    const { rows } = {
      rows: await souk.server.parts.database.db.selectFrom('affiliate_case').selectAll().execute(),
    }
    expect(rows.map(({ kind }) => kind)).toContain('off_market')
  })

  it('waits where both could be one person, and says no more to either', async () => {
    const inviter = await newcomer('inviter')
    const invitee = await broughtBy(souk, inviter, 'invitee')
    for (const { name } of [inviter, invitee])
      await done(souk.call('POST /dev/standing', { body: { user_name: name, legal_name: 'OLA ONE PERSON' } }))
    const seller = await newcomer('seller')
    await wholeTrade(souk, seller, invitee)
    await souk.advance(2 * minute)
    expect(await own(invitee)).toMatchObject({ state: 'waiting', reason: 'check' })
    expect(await gifts(inviter)).toEqual([])
    // Nor does anybody earn by them from then on.
    const before = (await read(inviter, 'affiliates'))['items']
    await wholeTrade(souk, seller, invitee)
    expect((await read(inviter, 'affiliates'))['items']).toEqual(before)
  })

  // The last of these: with the day the market moves, and with it what is far off it.
  it('beyond the budget of a day waits for the next, in order', async () => {
    const { db } = souk.server.parts.database
    const inviter = await newcomer('inviter')
    const invitee = await broughtBy(souk, inviter, 'invitee')
    await Promise.all([confirm(inviter), confirm(invitee)])
    const spent = await broughtBy(souk, inviter, 'spent')
    const { id } = await db
      .selectFrom('app_user')
      .select('id')
      .where('user_name', '=', spent.name)
      .executeTakeFirstOrThrow()
    const at = souk.server.parts.clock.now()
    await db
      .insertInto('invite_bonus')
      .values({
        user_id: id,
        inviter_id: id,
        code: await codeOf(souk, inviter),
        trade_id: 'none' as never,
        at,
        status: 'paid',
        reason: null,
        look_at: null,
        paid_at: at,
        usd: '499.00',
      })
      .execute()
    await wholeTrade(souk, await newcomer('seller'), invitee)
    await souk.advance(2 * minute)
    expect(await own(invitee)).toMatchObject({ state: 'waiting', reason: 'budget' })
    await souk.advance(24 * 60 * minute)
    expect(await own(invitee)).toMatchObject({ state: 'paid' })
  })
})

describe('cashback', () => {
  const day = 24 * 60 * minute
  const trades = async (seller: Person, count: number) => {
    for (let trade = 0; trade < count; trade++) await wholeTrade(souk, seller, await newcomer('buyer'))
  }

  it('grows with the week’s fees, and lands once when it is over', async () => {
    const seller = await newcomer('seller')
    await trades(seller, 12)
    // A tenth of twelve fees of 2,250 units, in one sum.
    expect(await read(seller, 'cashbacks')).toMatchObject({
      running: {
        coins: [{ fee: { amount: '0.00027', asset: 'BTC' }, cashback: { amount: '0.000027' } }],
        carried: [],
        least: { amount: '1', asset: 'USD' },
        missing: { amount: '0' },
      },
      paid: [],
    })
    expect(await gifts(seller)).toEqual([])
    await souk.advance(7 * day)
    expect(await gifts(seller)).toMatchObject([{ amount: '0.000027' }])
    await souk.advance(7 * day)
    expect(await gifts(seller)).toHaveLength(1)
  })

  it('of less than a dollar is carried over until it is one', async () => {
    const seller = await newcomer('seller')
    await trades(seller, 1)
    await souk.advance(7 * day)
    expect(await gifts(seller)).toEqual([])
    expect(await read(seller, 'cashbacks')).toMatchObject({
      running: { carried: [{ fee: { amount: '0.0000225' } }] },
      paid: [],
    })
    await trades(seller, 12)
    await souk.advance(7 * day)
    expect(await gifts(seller)).toMatchObject([{ amount: '0.00002925' }])
    expect(await told(seller)).toContain('cashback_paid')
    expect(await read(seller, 'cashbacks')).toMatchObject({
      running: { coins: [], carried: [] },
      paid: [{ coins: [{ amount: '0.00002925', asset: 'BTC' }] }],
    })
  })

  it('is carried for eight weeks, and lapses then', async () => {
    const seller = await newcomer('seller')
    await trades(seller, 1)
    await souk.advance(8 * 7 * day)
    const later = await logInAs(souk, seller)
    expect(await read(later, 'cashbacks')).toMatchObject({ running: { carried: [{ fee: {} }] } })
    await souk.advance(7 * day)
    expect(await read(later, 'cashbacks')).toMatchObject({ running: { coins: [], carried: [] } })
  })
})

describe('on /dev', () => {
  it('somebody is brought, who trades once, and a week ends', async () => {
    const inviter = await newcomer('inviter')
    await confirm(inviter)
    const seller = await newcomer('seller')
    await knowsTheMarket(souk, seller)
    await souk.give(seller, 'BTC', '0.1')
    await makeAdvert(souk, seller, { price_mode: 'average', margin_percent: '1' })
    const { user_name: name } = await done(
      souk.call('POST /dev/referral', { body: { user_name: inviter.name } }),
    )
    await souk.advance(2 * minute)
    expect(await read(inviter, 'bonus_program/checkout_bonus')).toMatchObject({
      paid: 1,
      invited: [{ user_name: name, state: 'paid' }],
    })
    const { now } = await done(souk.call('POST /dev/clock/next_week', { body: {} }))
    expect(now).toMatch(/T00:01:/)
    expect((await souk.call('POST /dev/referral', { body: { user_name: 'nobody' } })).status).toBe(404)
    expect((await souk.call('POST /dev/referral', { body: {} })).status).toBe(422)
  })
})
