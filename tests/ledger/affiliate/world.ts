import type { Database } from '../../../server/database/database.ts'
import type { AdvertId, UserId } from '../../../server/domain/identifier/identifier.ts'
import type { Rates } from '../../../server/domain/rate/rates.ts'
import type { BonusParts } from '../../../server/modules/growth/affiliate/settleBonus.ts'
import { shareFee } from '../../../server/modules/growth/affiliate/shareFee.ts'
import type { RequisiteSeal } from '../../../server/modules/people/credential/requisiteSeal.ts'
import { keepAccount } from '../../../server/modules/people/user/users.ts'
import type { TradeParts } from '../../../server/modules/trading/trade/parts.ts'
import { followTrade } from '../../../server/modules/trading/instantTrade/writeInstantTrade.ts'
import type { OfferDesk } from '../../../server/modules/trading/advert/desk/ports.ts'
import { machineRandom as random } from '../../../server/runtime/random.ts'
import { signalling, type SignallingDatabase } from '../../../server/runtime/signalling.ts'
import type { Chance } from '../../support/time/chance.ts'
import { ratesWith } from '../../support/examples/rates.ts'
import { openBooks } from '../books.ts'
import { Model, type ModelShare, type ModelTrade } from './model.ts'
import { coins, type Person } from './person.ts'
import { consequencesOf } from '../../../server/composition/consequences.ts'

const begin = new Date('2026-01-01T00:00:00Z')
/** What everybody comes with of each coin: nobody lacks any. */
export const fortune = 10n ** 15n

/** What else happens when somebody joins or leaves. */
export const joining = { random, consequences: consequencesOf({ random, rates: () => market }) }

/** So many do a third of everything: their weeks have fees, their trades shares. */
const busy = 8

/** Nobody here has adverts. */
const desk = {
  lockShown: () => Promise.resolve([]),
  balanceMoved: () => Promise.resolve(),
  standingGained: () => Promise.resolve(),
  stockMoved: () => Promise.resolve(undefined),
} as Partial<OfferDesk> as OfferDesk

/** Nor is anybody paid. */
const requisites = { seal: () => [], fingerprints: () => [] } as Partial<RequisiteSeal> as RequisiteSeal

const market = ratesWith({ coins: { BTC: '50000', USDT: '1' } })

export const noAdvert = '00000000-0000-7000-8000-0000000000ad' as AdvertId

/** A trade that goes on. */
export interface OpenTrade extends ModelTrade {
  status: 'new' | 'paid_confirmed' | 'expired_and_paid' | 'disput'
}

/** A world that is kept twice: in the database, and as plain arithmetic. */
export class World {
  now = begin
  readonly model = new Model()
  readonly database: SignallingDatabase
  readonly chance: Chance
  readonly arbiter: UserId
  /** Who did not delete their account. */
  readonly living: Person[] = []
  readonly trades: OpenTrade[] = []
  /** Ended by time, lately. */
  readonly claimable: { readonly trade: ModelTrade; readonly at: Date }[] = []
  readonly claims: { readonly id: string; readonly trade: ModelTrade }[] = []
  /** What fees were divided into since that was compared last; empty for a trade that paid none. */
  readonly divided = new Map<string, readonly ModelShare[]>()
  /** How often what happened. */
  readonly happened = new Map<string, number>()
  signedUp = 0
  swaps = 0

  private constructor(database: Database, chance: Chance, arbiter: UserId) {
    this.database = signalling(database, { now: () => this.now })
    this.chance = chance
    this.arbiter = arbiter
  }

  static async open(database: Database, chance: Chance): Promise<World> {
    await openBooks(database, {}, coins)
    const still = signalling(database, { now: () => begin })
    const arbiter = await still.transaction(tx =>
      keepAccount(joining, tx, { ...named('arbiter'), roles: ['arbiter'] }, nobody, begin),
    )
    const world = new World(database, chance, arbiter)
    world.model.terms.push({
      from: new Date('2021-02-15T00:00:00Z'),
      contractor: 30n,
      owner: 20n,
      second: 10n,
      third: 5n,
    })
    return world
  }

  get bonusParts(): BonusParts {
    return { random, desk, rates: () => this.rates() }
  }

  readonly tradeParts: TradeParts = { random, desk, requisites, shareFee, followTrade }

  rates(ageMs = 0): Rates {
    return { ...market, at: new Date(this.now.getTime() - ageMs) }
  }

  /** Somebody at random who still has their account; few are met by far the most. */
  anybody(): Person {
    const among = this.chance.below(3) === 0 ? Math.min(busy, this.living.length) : this.living.length
    const person = this.living[this.chance.below(among)]
    if (!person) throw new Error('Nobody is there yet')
    return person
  }

  /** Two who may trade; there are always more than that. */
  pair(): readonly [Person, Person] {
    for (;;) {
      const [one, other] = [this.anybody(), this.anybody()]
      if (one !== other && !one.isBanned && !other.isBanned) return [one, other]
    }
  }

  /** Takes something out of a list at random. */
  take<T>(from: T[]): T | undefined {
    const place = this.chance.below(from.length)
    const [last] = from.slice(-1)
    const taken = from[place]
    if (last === undefined || taken === undefined) return undefined
    from[place] = last
    from.pop()
    return taken
  }

  did(what: string): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + 1)
  }
}

export const nobody = { guestId: null, inviteCode: null } as const

export const named = (name: string) => ({
  user_name: name,
  user_name_key: name,
  user_name_fold: name,
  email: `${name}@souk.test`,
  email_key: `${name}@souk.test`,
  password_hash: 'hash',
})

/** Does something in the database, and answers how the model follows. What is begun at one time is done at once. */
export type Planned = () => Promise<() => void>
/** Draws what is done; nothing of the world changes until it is. Null where there is nothing of the kind to do. */
export type Step = (world: World) => Planned | null
