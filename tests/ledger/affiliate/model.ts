import { coins, noSums, unitsOfCent, type Coin, type Person, type Sums, type Terms } from './person.ts'

const dayMs = 86_400_000
/** The first Monday of 1970. */
const firstMonday = 4 * dayMs
const carriedWeeks = 8

/** A trade, as far as money goes. */
export interface ModelTrade {
  readonly id: string
  readonly buyer: Person
  readonly seller: Person
  readonly ownerSells: boolean
  readonly coin: Coin
  readonly amount: bigint
  readonly fee: bigint
  /** Of a swap: what its buyer gives. */
  readonly taken: { readonly coin: Coin; readonly amount: bigint } | null
  /** Worth enough for a bonus, at a price that a market has. */
  readonly isWorthBonus: boolean
}

/** What somebody gets of one fee, as a row of the database would say it. */
export interface ModelShare {
  readonly referrer: Person
  readonly referral: Person
  readonly level: number
  readonly role: 'owner' | 'contractor'
  readonly amount: bigint
}

const lockedOf = ({ amount, fee, ownerSells }: ModelTrade): bigint => (ownerSells ? amount + fee : amount)
export const toBuyerOf = ({ amount, fee, ownerSells }: ModelTrade): bigint =>
  ownerSells ? amount : amount - fee
const ownerOf = ({ buyer, seller, ownerSells }: ModelTrade): Person => (ownerSells ? seller : buyer)

export const weekOf = (at: Date): number => Math.floor((at.getTime() - firstMonday) / (7 * dayMs))
export const mondayOf = (week: number): Date => new Date(firstMonday + week * 7 * dayMs)

/** The programme as plain arithmetic: what the database must agree with, whatever happened in which order. */
export class Model {
  readonly people: Person[] = []
  readonly terms: Terms[] = []
  /** Fees of all that was released; of these what the house kept, and what was shared. */
  readonly fees = noSums()
  readonly kept = noSums()
  readonly shared = noSums()
  /** What the house gave from its own: bonuses, cashback, the other side of swaps. */
  readonly given = noSums()
  readonly inEscrow = noSums()
  /** Dollars of bonuses, by day. */
  readonly bonusDays = new Map<number, bigint>()

  join(person: Person, now: Date): void {
    this.people.push(person)
    const [by] = person.line
    if (by && by.pinned === null) {
      const until = new Date(now)
      until.setUTCFullYear(until.getUTCFullYear() + 1)
      by.pinned = { terms: this.#termsNow(now), until }
    }
    for (const [level, referrer] of person.line.entries())
      referrer.levels[level] = (referrer.levels[level] ?? 0) + 1
  }

  lock(trade: ModelTrade): void {
    trade.seller.wealth[trade.coin] -= lockedOf(trade)
    this.inEscrow[trade.coin] += lockedOf(trade)
  }

  return(trade: ModelTrade): void {
    trade.seller.wealth[trade.coin] += lockedOf(trade)
    this.inEscrow[trade.coin] -= lockedOf(trade)
  }

  /** Answers who gets what of its fee. */
  release(trade: ModelTrade, now: Date): readonly ModelShare[] {
    const { buyer, seller, coin, fee, taken } = trade
    this.inEscrow[coin] -= lockedOf(trade)
    buyer.wealth[coin] += toBuyerOf(trade)
    if (taken !== null) {
      buyer.wealth[taken.coin] -= taken.amount
      seller.wealth[taken.coin] += taken.amount
    }
    const shares = [buyer, seller].flatMap(side => this.#sharesBy(side, trade, now))
    this.fees[coin] += fee
    this.kept[coin] += fee
    for (const { referrer, amount } of shares) {
      referrer.wealth[coin] += amount
      referrer.earned[coin] += amount
      this.shared[coin] += amount
      this.kept[coin] -= amount
    }
    for (const side of [buyer, seller]) earnBonus(side, trade)
    const { fees } = ownerOf(trade)
    const week = fees.get(weekOf(now)) ?? noSums()
    week[coin] += fee
    if (fee > 0n) fees.set(weekOf(now), week)
    return shares
  }

  #sharesBy(side: Person, trade: ModelTrade, now: Date): ModelShare[] {
    const [first] = side.line
    if (!first?.pinned || side.isTied) return []
    const isOwner = side === ownerOf(trade)
    const terms = now < first.pinned.until ? first.pinned.terms : this.#termsNow(now)
    const whole = isOwner ? terms.owner : terms.contractor
    const second = side.line.length > 1 ? terms.second : 0n
    const third = side.line.length > 2 ? terms.third : 0n
    return [100n - second - third, second, third].flatMap((part, index) => {
      const referrer = side.line[index]
      if (!referrer || referrer.isBanned || referrer.isGone) return []
      if (referrer === trade.buyer || referrer === trade.seller) return []
      const amount = (trade.fee * whole * part) / 10_000n
      const role = isOwner ? ('owner' as const) : ('contractor' as const)
      return amount === 0n ? [] : [{ referrer, referral: side, level: index + 1, role, amount }]
    })
  }

  #termsNow(now: Date): Terms {
    return this.terms
      .filter(({ from }) => from <= now)
      .reduce((latest, one) => (one.from > latest.from ? one : latest))
  }

  /** Looks at a bonus that waits. Answers what became of it. */
  settleBonus(person: Person, now: Date, isFresh: boolean): Person['bonus'] {
    const [inviter] = person.line
    if (!inviter || person.bonus !== 'waiting') return person.bonus
    const isTied = person.legalName !== null && person.legalName === inviter.legalName
    person.isTied ||= isTied
    const day = Math.floor(now.getTime() / dayMs)
    const spent = this.bonusDays.get(day) ?? 0n
    const inviterEarns = !inviter.isBanned && !inviter.isGone
    if (isTied || person.isBanned || person.isGone) person.bonus = 'refused'
    else if (person.legalName === null || (inviterEarns && inviter.legalName === null)) return person.bonus
    else if (isFresh && spent + 3n <= 500n) {
      person.bonus = 'paid'
      this.bonusDays.set(day, spent + (inviterEarns ? 3n : 1n))
      this.#give(person, 'BTC', 100n * unitsOfCent.BTC)
      if (!inviterEarns) return person.bonus
      inviter.bonuses.BTC += 200n * unitsOfCent.BTC
      this.#give(inviter, 'BTC', 200n * unitsOfCent.BTC)
    }
    return person.bonus
  }

  /** Pays a week's cashback. Answers whether there was enough of it. */
  settleWeek(person: Person, week: number): boolean {
    if (person.weeksLookedAt.has(week)) return false
    person.weeksLookedAt.add(week)
    if (person.isGone) return false
    const sums = noSums()
    const paid: number[] = []
    for (let one = week - carriedWeeks; one <= week; one++) {
      const fees = person.weeksPaid.has(one) ? undefined : person.fees.get(one)
      if (!fees) continue
      paid.push(one)
      for (const coin of coins) sums[coin] += fees[coin]
    }
    const back = coins.map(coin => ({ coin, amount: sums[coin] / 10n }))
    // To the cent, half up, coin by coin.
    const cents = back.reduce(
      (sum, { coin, amount }) => sum + (2n * amount + unitsOfCent[coin]) / (2n * unitsOfCent[coin]),
      0n,
    )
    if (cents < 100n) return false
    for (const { coin, amount } of back) this.#give(person, coin, amount)
    for (const one of paid) {
      person.weeksPaid.add(one)
      person.weeksLookedAt.add(one)
    }
    return true
  }

  /** A swap with the house: of its fee nobody has a share. */
  swapWithHouse(
    person: Person,
    { from, to, given, gross, fee }: { from: Coin; to: Coin; given: bigint; gross: bigint; fee: bigint },
  ): void {
    person.wealth[from] -= given
    this.given[from] -= given
    this.#give(person, to, gross)
    person.wealth[to] -= fee
    this.fees[to] += fee
    this.kept[to] += fee
  }

  #give(person: Person, coin: Coin, amount: bigint): void {
    person.wealth[coin] += amount
    this.given[coin] += amount
  }
}

function earnBonus(side: Person, { buyer, seller, isWorthBonus }: ModelTrade): void {
  const [inviter] = side.line
  if (!inviter || side.isTied || side.bonus !== null || !isWorthBonus) return
  if (inviter !== buyer && inviter !== seller) side.bonus = 'waiting'
}

export const sumOf = (sums: Sums): bigint => coins.reduce((sum, coin) => sum + sums[coin], 0n)
