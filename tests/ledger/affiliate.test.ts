import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { newUserId, type UserId } from '../../server/domain/identifier/identifier.ts'
import { audit } from '../../server/ledger/audit.ts'
import { post } from '../../server/ledger/ledger.ts'
import { deposit, lockEscrow, tradeJournals, type TradeMoney } from '../../server/ledger/postings.ts'
import { bindReferral } from '../../server/modules/affiliate/bind.ts'
import { addCode } from '../../server/modules/affiliate/codes.ts'
import { divideFee, keepDivision } from '../../server/modules/affiliate/division.ts'
import { payShares } from '../../server/modules/affiliate/payout.ts'
import { monthSums, personSums } from '../../server/modules/affiliate/totals.ts'
import type { TradeRow } from '../../server/modules/trade/mapping.ts'
import type { OfferDesk } from '../../server/modules/trade/ports.ts'
import { machineRandom as random } from '../../server/runtime/random.ts'
import { signalling } from '../../server/runtime/signalling.ts'
import { fixedClock } from '../support/fixedClock.ts'
import { chanceOf, type Chance } from '../support/chance.ts'
import { eachDatabase } from '../support/database.ts'
import { openBooks } from './books.ts'

const coins = ['BTC', 'ETH'] as const
/** So many actions, and by `$AFFILIATE_ACTIONS` more. */
const actions = Number(process.env['AFFILIATE_ACTIONS'] ?? 600)
const begin = new Date('2026-01-01T00:00:00Z')

/** Nobody here has adverts. */
const desk = {
  lockShown: () => Promise.resolve([]),
  balanceMoved: () => Promise.resolve(),
} as Partial<OfferDesk> as OfferDesk

interface Person {
  readonly id: UserId
  readonly code: string
  readonly by: Person | null
  isOut: boolean
  /** What they must have got, by coin, as plain arithmetic says. */
  readonly got: Map<string, bigint>
  /** Until when which terms are theirs; from their first referral on. */
  pinned: { readonly terms: Terms; readonly until: Date } | null
}

interface Terms {
  readonly contractor: bigint
  readonly owner: bigint
  readonly second: bigint
  readonly third: bigint
}

/** A world that is kept twice: in the database, and as plain arithmetic. */
class World {
  readonly people: Person[] = []
  readonly byLevel = [0, 0, 0]
  terms: Terms = { contractor: 30n, owner: 20n, second: 10n, third: 5n }
  versions = 1
  trades = 0
  fees = new Map<string, bigint>()
  kept = new Map<string, bigint>()
  now = begin
  readonly database: Database
  readonly chance: Chance
  constructor(database: Database, chance: Chance) {
    this.database = database
    this.chance = chance
  }

  async signUp(): Promise<void> {
    const by = this.people.length > 0 && this.chance.below(4) > 0 ? this.any() : null
    const id = newUserId(this.now, random)
    const name = `person${this.people.length}`
    const code = await this.database.transaction(async tx => {
      await sql`insert into app_user (id, kind, user_name, user_name_key, email_key, password_hash, created_at)
        values (${id}, 'user', ${name}, ${name}, ${`${name}@souk.test`}, 'hash', ${this.now})`.execute(tx)
      const own = await addCode(tx, random, { userId: id, tag: name }, this.now)
      if (by) await bindReferral(tx, random, { userId: id, userName: name, inviteCode: by.code }, this.now)
      return own.code
    })
    if (by && !by.pinned) {
      const until = new Date(this.now)
      until.setUTCFullYear(until.getUTCFullYear() + 1)
      by.pinned = { terms: this.terms, until }
    }
    this.people.push({ id, code, by, isOut: false, got: new Map(), pinned: null })
    for (const level of [by, by?.by, by?.by?.by].flatMap((one, index) => (one ? [index] : [])))
      this.byLevel[level] = (this.byLevel[level] ?? 0) + 1
  }

  any(): Person {
    const [first, ...others] = this.people
    if (!first) throw new Error('Nobody is there yet')
    return this.chance.pick([first, ...others])
  }

  /** A trade of a random fee, released by whoever may; the same release twice has one effect. */
  async trade(): Promise<void> {
    const [buyer, seller] = [this.any(), this.any()]
    if (buyer === seller) return
    const ownerSells = this.chance.below(2) === 0
    const asset = this.chance.pick(coins)
    const fee = BigInt(this.chance.below(4) === 0 ? this.chance.below(20) : this.chance.below(1_000_000))
    const money: TradeMoney = {
      tradeId: `T${(this.trades += 1)}`,
      asset,
      seller: seller.id,
      buyer: buyer.id,
      amount: fee + 1000n,
      fee,
      feePayer: ownerSells ? 'seller' : 'buyer',
    }
    const row = {
      id: money.tradeId,
      advert_type: ownerSells ? 'Ad::Sell' : 'Ad::Buy',
      buyer_id: buyer.id,
      seller_id: seller.id,
      coin: asset,
      fee: String(fee),
      price: '100',
      market_rate: '100',
      usd_value: '10',
    } as unknown as TradeRow
    await this.database.transaction(async tx => {
      await deposit(tx, {
        key: money.tradeId,
        owner: seller.id,
        asset,
        amount: 2n * fee + 2000n,
        at: this.now,
      })
      await lockEscrow(tx, money, this.now)
      const division = await divideFee(tx, row, this.now)
      expect(
        (await post(tx, tradeJournals.release(money, this.now, undefined, division.shares))).outcome,
      ).toBe('posted')
      await keepDivision(tx, row, division, this.now)
    })
    const owner = ownerSells ? seller : buyer
    let kept = fee
    for (const side of [buyer, seller])
      kept -= this.expectShares(side, side === owner, [buyer, seller], asset, fee)
    this.fees.set(asset, (this.fees.get(asset) ?? 0n) + fee)
    this.kept.set(asset, (this.kept.get(asset) ?? 0n) + kept)
  }

  /** Plain arithmetic, from the tree itself. Answers what does not stay with the house. */
  private expectShares(
    side: Person,
    isOwner: boolean,
    parties: readonly Person[],
    asset: string,
    fee: bigint,
  ): bigint {
    const line = [side.by, side.by?.by ?? null, side.by?.by?.by ?? null]
    const first = line[0]
    if (!first?.pinned) return 0n
    const terms = this.now < first.pinned.until ? first.pinned.terms : this.terms
    const whole = isOwner ? terms.owner : terms.contractor
    const [second, third] = [line[1] ? terms.second : 0n, line[2] ? terms.third : 0n]
    let given = 0n
    for (const [index, part] of [100n - second - third, second, third].entries()) {
      const person = line[index]
      if (!person || person.isOut || parties.includes(person)) continue
      const amount = (fee * whole * part) / 10_000n
      person.got.set(asset, (person.got.get(asset) ?? 0n) + amount)
      given += amount
    }
    return given
  }

  async ban(): Promise<void> {
    const person = this.any()
    person.isOut = !person.isOut
    await sql`update app_user set banned_at = ${person.isOut ? this.now : null} where id = ${person.id}`.execute(
      this.database.db,
    )
  }

  async newTerms(): Promise<void> {
    this.terms = {
      contractor: BigInt(this.chance.below(51)),
      owner: BigInt(this.chance.below(51)),
      second: BigInt(this.chance.below(40)),
      third: BigInt(this.chance.below(40)),
    }
    const { contractor, owner, second, third } = this.terms
    // From this very moment on.
    await sql`insert into affiliate_terms values (${(this.versions += 1)}, ${this.now}, ${contractor}, ${owner}, ${second}, ${third})`.execute(
      this.database.db,
    )
  }

  async payOut(): Promise<void> {
    const { id } = this.any()
    const pay = () => this.database.transaction(tx => payShares(tx, { random, desk }, id, this.now))
    await Promise.all([pay(), pay()])
  }
}

const steps: readonly (readonly [many: number, step: (world: World) => Promise<void>])[] = [
  [20, world => world.signUp()],
  [60, world => world.trade()],
  [4, world => world.ban()],
  [1, world => world.newTerms()],
  [15, world => world.payOut()],
]
const draws = steps.flatMap(([many, step]) => Array.from({ length: many }, () => step))

eachDatabase(
  'whatever happens in a tree, shares are what plain arithmetic says, to the unit',
  async database => {
    await openBooks(database, {}, coins)
    const world = new World(signalling(database, fixedClock(begin)), chanceOf(21))
    await world.signUp()
    await world.signUp()
    for (let action = 0; action < actions; action++) {
      world.now = new Date(begin.getTime() + action * 3_600_000 * 24 * (600 / actions))
      await world.chance.pick(draws as [(typeof draws)[number], ...typeof draws])(world)
    }
    for (const { id } of world.people)
      await world.database.transaction(tx => payShares(tx, { random, desk }, id, world.now))

    for (const { id, got } of world.people) {
      for (const asset of coins) {
        const { rows } = await sql<{ amount: string }>`
        select coalesce(sum(p.amount), 0)::text as amount from posting p join account a on a.id = p.account_id
        where a.owner = ${id} and a.kind = 'available' and a.asset = ${asset} and p.meta ? 'shares'`.execute(
          database.db,
        )
        expect([id, asset, BigInt(rows[0]?.amount ?? '0')]).toEqual([id, asset, got.get(asset) ?? 0n])
      }
      const listed = await monthSums(database.db, id)
      expect(listed.reduce((sum, { amount }) => sum + amount, 0n)).toBe(
        Array.from(got.values()).reduce((sum, amount) => sum + amount, 0n),
      )
      const people = world.people.map(person => person.id)
      expect((await personSums(database.db, id, people)).reduce((sum, { amount }) => sum + amount, 0n)).toBe(
        Array.from(got.values()).reduce((sum, amount) => sum + amount, 0n),
      )
    }
    for (const asset of coins) {
      const { rows } = await sql<{ amount: string }>`
      select coalesce(sum(balance), 0)::text as amount from account where kind = 'fee' and asset = ${asset}`.execute(
        database.db,
      )
      expect(BigInt(rows[0]?.amount ?? '0')).toBe(world.kept.get(asset) ?? 0n)
    }
    const { rows: counted } = await sql<{ first: string; second: string; third: string }>`
    select sum(first_level)::text as first, sum(second_level)::text as second, sum(third_level)::text as third
    from referrer`.execute(database.db)
    expect([counted[0]?.first, counted[0]?.second, counted[0]?.third].map(Number)).toEqual(world.byLevel)
    expect(await audit(database.db)).toEqual([])
  },
)
