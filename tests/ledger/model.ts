import { escrowSplit } from '../../server/ledger/postings.ts'
import type { TradeMoney } from '../../server/ledger/postings.ts'

export type Closing = 'release' | 'cancel' | 'expire'

/** A trade that the model knows, and what became of it. */
export interface ModelTrade {
  readonly money: TradeMoney
  closed: Closing | null
}

/** The ledger as simple arithmetic: what the real one must agree with. */
export class ModelBooks {
  readonly #free = new Map<string, bigint>()
  readonly trades: ModelTrade[] = []
  readonly deposits: {
    readonly key: string
    readonly owner: string
    readonly asset: string
    readonly amount: bigint
  }[] = []
  readonly fees = new Map<string, bigint>()

  free(owner: string, asset: string): bigint {
    return this.#free.get(`${owner} ${asset}`) ?? 0n
  }

  held(owner: string, asset: string): bigint {
    return this.trades
      .filter(({ money, closed }) => closed === null && money.seller === owner && money.asset === asset)
      .reduce((sum, { money }) => sum + escrowSplit(money).locked, 0n)
  }

  add(owner: string, asset: string, amount: bigint): void {
    this.#free.set(`${owner} ${asset}`, this.free(owner, asset) + amount)
  }

  covers(money: TradeMoney): boolean {
    return this.free(money.seller, money.asset) >= escrowSplit(money).locked
  }

  open(money: TradeMoney): void {
    this.add(money.seller, money.asset, -escrowSplit(money).locked)
    this.trades.push({ money, closed: null })
  }

  close(trade: ModelTrade, how: Closing): void {
    const { locked, toBuyer, fee } = escrowSplit(trade.money)
    const { asset, buyer, seller } = trade.money
    trade.closed = how
    if (how === 'release') {
      this.add(buyer, asset, toBuyer)
      this.fees.set(asset, (this.fees.get(asset) ?? 0n) + fee)
    } else this.add(seller, asset, locked)
  }
}
