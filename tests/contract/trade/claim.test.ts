import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { move } from '../../support/postings.ts'
import { houseAccount } from '../../../server/ledger/account.ts'
import { chanceOf } from '../../support/time/chance.ts'
import { testPassword, type Answer, type Json, type Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import {
  act,
  holdings,
  newBuyer,
  open,
  openMarket,
  released,
  tradeUnits,
  type Market,
} from '../race/market.ts'
import { logInAs, newName, pictureForm, signUpStaff } from '../roles/scene.ts'

const souk = suiteSouk()
let arbiter: Person

beforeAll(async () => {
  arbiter = await signUpStaff(souk, 'arbiter')
})

const minute = 60_000
const day = 24 * 60 * minute

interface Claim {
  readonly id: string
  readonly status: string
  readonly held: { readonly amount: string }
  readonly wanted: { readonly amount: string }
  readonly attachments: readonly { readonly id: string }[]
  readonly can_rule: boolean
}
type Told = Answer<Json & { readonly code: string; readonly status: string; readonly claim: Claim }>

const said = { statement: 'I paid at 14:04 and have the receipt.' }

/** A paid trade that was closed because nobody opened a dispute. */
async function closedTrade(bitcoin = '0.01') {
  const market = await openMarket(souk, bitcoin)
  const buyer = await newBuyer(souk)
  const trade = await open(market, buyer)
  await act(souk, trade, buyer, 'confirm', {})
  await souk.advance(31 * minute)
  await souk.advance(day)
  return claimed(market, buyer, trade)
}

function claimed({ seller }: Market, buyer: Person, trade: string) {
  const file = (who = buyer, body: object = said): Promise<Told> =>
    act(souk, trade, who, 'claims', body) as never
  const rule = (claim: string, side: string, who: Person = arbiter): Promise<Told> =>
    souk.call(`POST /v1/claims/${claim}/rule`, {
      as: who,
      body: { in_favour_of: side, reason: 'The statement of the bank settles it.' },
    })
  const seen = async (who: Person): Promise<Told['body']> =>
    (await souk.call<Told['body']>(`GET /v1/trades/${trade}`, { as: who })).body
  return { seller, buyer, trade, file, rule, seen }
}

/** Takes available coins away, as a withdrawal does. Answers whether they were there. */
let withdrawals = 0
async function withdraw(person: Person, amount: bigint): Promise<boolean> {
  const key = `withdrawal:${(withdrawals += 1)}`
  const { database } = souk.server.parts
  const { rows } = await sql<{
    id: string
  }>`select id from app_user where user_name = ${person.name}`.execute(database.db)
  const { outcome } = await database.transaction(tx =>
    move(tx, {
      key,
      kind: 'withdrawal',
      from: { owner: rows[0]?.id ?? '', kind: 'available', asset: 'BTC' },
      to: houseAccount('external', 'BTC', key),
      amount,
      at: souk.server.parts.clock.now(),
    }),
  )
  return outcome === 'posted'
}

const remove = async (person: Person) => {
  const as = await logInAs(souk, person)
  return souk.call<Json & { code: string; metadata?: { obstacles: string[] } }>('DELETE /v1/me/delete', {
    as,
    body: { user_name: person.name, password: testPassword },
  })
}

/** What somebody is notified of about a trade, the latest first. */
async function noticesOf(who: Person, trade: string): Promise<string[]> {
  const list = await souk.call<{ items: { code: string; trade_id: string }[] }>('GET /v1/notifications', {
    as: who,
  })
  return list.body.items.filter(({ trade_id }) => trade_id === trade).map(({ code }) => code)
}

/** The claims on the arbiter's list, in its order. */
const waiting = async () =>
  (await souk.call<{ items: { id: string }[] }>('GET /v1/disputes?kind=claim', { as: arbiter })).body.items

describe('a claim', () => {
  it('holds what the buyer would have got, is told to the seller and to staff, and read by both', async () => {
    const { seller, buyer, trade, file, seen } = await closedTrade()
    expect(await seen(buyer)).toMatchObject({
      claim: null,
      actions: expect.arrayContaining([expect.objectContaining({ action: 'claim', is_available: true })]),
    })
    const upload = await fetch(`${souk.server.url}/api/v1/trades/${trade}/attachments`, {
      method: 'POST',
      headers: { 'x-access-token': buyer.token, 'idempotency-key': crypto.randomUUID() },
      body: pictureForm(),
    })
    const { id: receipt } = (await upload.json()) as { id: string }
    const { body } = await file(buyer, { ...said, attachment_ids: [receipt] })
    expect(body.claim).toMatchObject({
      status: 'open',
      statement: said.statement,
      wanted: { amount: '0.0025', asset: 'BTC' },
      held: { amount: '0.0025', asset: 'BTC' },
      attachments: [{ id: receipt, url: `/api/v1/attachments/${receipt}` }],
      can_rule: false,
    })
    expect(await holdings(souk, seller)).toEqual({ available: 750_000n, escrow: tradeUnits })
    expect(await seen(seller)).toMatchObject({ claim: { status: 'open', can_rule: false } })
    expect(await seen(arbiter)).toMatchObject({
      viewer_side: 'arbiter',
      needs_viewer: true,
      requisites: [{ value: '0142883761' }, {}],
      claim: { can_rule: true },
    })
    expect((await noticesOf(seller, trade))[0]).toBe('claim_filed')
    expect(await noticesOf(arbiter, trade)).toEqual(['claim_waits'])
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ id: body.claim.id, trade_id: trade, waits_for: ['arbiter'], reason: null }),
    )
    expect((await file()).body.code).toBe('claim_already_filed')
  })

  it('that waits is called for once a day until it is ruled; the oldest stands first', async () => {
    const first = await closedTrade()
    const { claim } = (await first.file()).body
    const second = await closedTrade()
    const { claim: younger } = (await second.file()).body
    arbiter = await logInAs(souk, arbiter)
    const ids = (await waiting()).map(({ id }) => id)
    expect(ids.indexOf(claim.id)).toBeLessThan(ids.indexOf(younger.id))
    // Closing the second trade took a day and half an hour.
    expect(await noticesOf(arbiter, first.trade)).toEqual(['claim_waits', 'claim_waits'])
    expect(await noticesOf(arbiter, second.trade)).toEqual(['claim_waits'])
    await souk.advance(day - minute)
    expect(await noticesOf(arbiter, second.trade)).toHaveLength(1)
    await souk.advance(2 * minute)
    expect(await noticesOf(arbiter, second.trade)).toHaveLength(2)
    arbiter = await logInAs(souk, arbiter)
    for (const { id } of [claim, younger]) expect((await first.rule(id, 'seller')).status).toBe(200)
    const told = (await noticesOf(arbiter, first.trade)).length
    await souk.advance(2 * day)
    arbiter = await logInAs(souk, arbiter)
    expect(await noticesOf(arbiter, first.trade)).toHaveLength(told)
    expect(await noticesOf(await logInAs(souk, first.buyer), first.trade)).not.toContain('claim_waits')
  })

  it('ruled for the buyer pays them, once; both read why', async () => {
    const { seller, buyer, file, rule, seen } = await closedTrade()
    const { claim } = (await file()).body
    expect((await rule(claim.id, 'buyer', seller)).status).toBe(403)
    expect((await rule(claim.id, 'buyer')).body.claim).toMatchObject({ status: 'for_buyer', can_rule: false })
    expect((await rule(claim.id, 'seller')).body.code).toBe('claim_ruled')
    expect(await holdings(souk, buyer)).toEqual({ available: tradeUnits, escrow: 0n })
    expect(await holdings(souk, seller)).toEqual({ available: 750_000n, escrow: 0n })
    for (const reader of [buyer, seller])
      expect(await seen(reader)).toMatchObject({
        status: 'closed',
        claim: { ruling: { in_favour_of: 'buyer', reason: 'The statement of the bank settles it.' } },
      })
  })

  it('ruled for the seller gives back what was held, and their ad is shown again', async () => {
    // With the trade's coins held, too few are left to be shown.
    const { seller, buyer, file, rule } = await closedTrade('0.0026')
    const offers = async () =>
      (await souk.call<{ items: object[] }>(`GET /v1/offers/of/${seller.name}`)).body.items.length
    expect(await offers()).toBe(1)
    const { claim } = (await file()).body
    expect(await offers()).toBe(0)
    expect((await rule(claim.id, 'seller')).status).toBe(200)
    expect(await offers()).toBe(1)
    expect(await holdings(souk, seller)).toEqual({ available: 260_000n, escrow: 0n })
    expect(await holdings(souk, buyer)).toEqual({ available: 0n, escrow: 0n })
  })

  it('holds what is left of the coins, and may be filed where nothing is', async () => {
    const { seller, buyer, file, rule } = await closedTrade('0.0026')
    expect(await withdraw(seller, 160_000n)).toBe(true)
    const { claim } = (await file()).body
    expect(claim).toMatchObject({ held: { amount: '0.001' }, wanted: { amount: '0.0025' } })
    await rule(claim.id, 'buyer')
    expect(await holdings(souk, buyer)).toMatchObject({ available: 100_000n })

    const empty = await closedTrade('0.0026')
    await withdraw(empty.seller, 260_000n)
    const { claim: without } = (await empty.file()).body
    expect(without).toMatchObject({ status: 'open', held: { amount: '0' } })
    expect((await empty.rule(without.id, 'buyer')).body.claim.status).toBe('for_buyer')
  })

  it('is for the buyer alone, after a trade that time ended, for seven days', async () => {
    const market = await openMarket(souk, '0.01')
    const buyer = await newBuyer(souk)
    const unpaid = claimed(market, buyer, await open(market, buyer))
    expect((await unpaid.file()).body.code).toBe('claim_not_possible')
    await souk.advance(36 * minute)
    expect(await unpaid.seen(buyer)).toMatchObject({ status: 'cancelled' })
    expect((await unpaid.file(market.seller)).body.code).toBe('only_buyer_may')
    expect((await unpaid.file(await souk.signUp(newName('stranger')))).status).toBe(404)
    await souk.advance(7 * day - minute)
    expect((await unpaid.file()).status).toBe(200)

    const late = await closedTrade()
    await souk.advance(7 * day)
    expect((await late.file()).body.code).toBe('time_ran_out')
    expect(await late.seen(late.buyer)).toMatchObject({
      actions: expect.arrayContaining([expect.objectContaining({ action: 'claim', is_available: false })]),
    })

    const kept = await openMarket(souk, '0.01')
    const trade = await open(kept, buyer)
    await act(souk, trade, buyer, 'confirm', {})
    await act(souk, trade, kept.seller, 'complete', released)
    expect((await claimed(kept, buyer, trade).file()).body.code).toBe('claim_not_possible')
  })

  it('keeps both sides from deleting their account while it is open', async () => {
    const { seller, buyer, file, rule } = await closedTrade('0.0026')
    await withdraw(seller, 260_000n)
    const { claim } = (await file()).body
    for (const side of [seller, buyer])
      expect((await remove(side)).body).toMatchObject({
        code: 'deletion_refused',
        metadata: { obstacles: ['claims'] },
      })
    await rule(claim.id, 'seller')
    expect((await remove(seller)).status).toBe(200)
  })
})

describe('whatever comes in between', () => {
  it('of claims, rulings, withdrawals and deletions at once, the ledger stays whole and a claim ends once', async () => {
    const wrong: string[] = []
    for (let seed = 0; seed < 8; seed++) {
      // Days go by in each round, and sessions with them.
      arbiter = await logInAs(souk, arbiter)
      const chance = chanceOf(seed)
      const { seller, buyer, file, rule, seen } = await closedTrade('0.003')
      const before = await holdings(souk, seller)
      let claim: string | null = null
      let withdrawn = 0n
      const steps = {
        file: async () => {
          const { status, body } = await file()
          if (status === 200) claim = body.claim.id
        },
        withdraw: async () => {
          const amount = BigInt(1 + chance.below(200_000))
          if (await withdraw(seller, amount)) withdrawn += amount
        },
        ruleForBuyer: async () => claim && rule(claim, 'buyer'),
        ruleForSeller: async () => claim && rule(claim, 'seller'),
        remove: async () => {
          const { status, body } = await remove(seller)
          if (status === 200) wrong.push(`seed ${seed}: deleted with ${JSON.stringify(body)}`)
        },
      }
      const first = chance.shuffle([steps.file, steps.withdraw, steps.withdraw, steps.remove])
      await Promise.all(first.map(step => step()))
      await Promise.all(
        chance
          .shuffle([steps.ruleForBuyer, steps.ruleForSeller, steps.ruleForBuyer, steps.withdraw])
          .map(step => step()),
      )
      const { claim: end } = await seen(buyer)
      const [of, to] = [await holdings(souk, seller), await holdings(souk, buyer)]
      if (end.status === 'open') wrong.push(`seed ${seed}: nobody ruled`)
      if (of.escrow !== 0n) wrong.push(`seed ${seed}: ${of.escrow} are still held`)
      if (before.available !== of.available + withdrawn + to.available)
        wrong.push(`seed ${seed}: ${of.available}, ${withdrawn} and ${to.available} of ${before.available}`)
    }
    expect(wrong).toEqual([])
    expect(await souk.audit()).toEqual([])
  }, 15_000)
})
