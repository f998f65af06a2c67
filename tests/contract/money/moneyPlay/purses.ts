import { groupOf, type TradeStatus } from '../../../../server/domain/trade/status.ts'
import { decimalOf } from '../../../../server/domain/reference/decimalOf.ts'
import { played, playedCoins, unitsOf, type PlayedCoin, type PlayedWithdrawal, type Stage } from './stage.ts'

/** What somebody has of a coin: free (below zero it is owed), and held back. */
export interface Purse {
  readonly who: string
  readonly coin: PlayedCoin
  readonly net: string
  readonly held: string
}

/** Where the coins of a withdrawal are: held, gone for good, or back. */
const coinsOf = (status: string): 'held' | 'gone' | 'back' => {
  if (status === 'confirmed') return 'gone'
  return isUnderWay(status) ? 'held' : 'back'
}

export const isUnderWay = (status: string): boolean =>
  ['awaiting_approval', 'approved', 'signed', 'broadcast'].includes(status)

const tradeCoins = { new: 'held', paid: 'held', dispute: 'held', completed: 'gone' } as const
const coinsOfTrade = (status: string): 'held' | 'gone' | 'back' => {
  const group = groupOf[status as TradeStatus]
  return group === 'cancelled' || group === 'closed' ? 'back' : tradeCoins[group]
}

/** What everybody should have, by plain arithmetic. */
export function pursesByModel(stage: Stage): Purse[] {
  return stage.people.flatMap(({ name }, person) =>
    playedCoins.map(coin => {
      const sums = { net: 0n, held: 0n }
      for (const transfer of stage.model[played[coin]].transfers)
        if (transfer.owner === person && transfer.isCredited && stage.coinOf.get(transfer.txid) === coin)
          sums.net += transfer.amount
      for (const withdrawal of stage.withdrawals) weighWithdrawal(sums, withdrawal, person, coin)
      if (coin === 'BTC') weighTrades(sums, stage, person)
      for (const swap of stage.swapped)
        if (swap.person === person && swap.coin === coin) sums.net += swap.amount
      return purse(name, coin, sums)
    }),
  )
}

type Sums = { net: bigint; held: bigint }

function weighWithdrawal(sums: Sums, one: PlayedWithdrawal, person: number, coin: PlayedCoin): void {
  if (one.coin !== coin) return
  const where = coinsOf(one.status)
  if (one.person === person && where !== 'back') sums.net -= one.total
  if (one.person === person && where === 'held') sums.held += one.total
  if (one.recipient === person && where === 'gone') sums.net += one.amount
}

function weighTrades(sums: Sums, { trades }: Stage, person: number): void {
  for (const { seller, buyer, amount, total, status } of trades) {
    const where = coinsOfTrade(status)
    if (seller === person && where !== 'back') sums.net -= total
    if (seller === person && where === 'held') sums.held += total
    if (buyer === person && where === 'gone') sums.net += amount
  }
}

const purse = (who: string, coin: PlayedCoin, { net, held }: Sums): Purse => ({
  who,
  coin,
  net: `${net < 0n ? '-' : ''}${decimalOf(net < 0n ? -net : net, coin)}`,
  held: decimalOf(held, coin),
})

type BalanceLine = { asset: string; available: string; in_escrow: string; receivable: string }

/** What the API tells everybody. Who owes a coin has nothing of it. */
export async function pursesBySouk({ souk, people }: Stage): Promise<Purse[]> {
  const found: Purse[] = []
  for (const as of people) {
    const { body } = await souk.call<{ items: BalanceLine[] }>('GET /v1/me/balance', { as })
    for (const coin of playedCoins) {
      const line = body.items.find(({ asset }) => asset === coin)
      const [available, held, owed] = [line?.available, line?.in_escrow, line?.receivable].map(text =>
        unitsOf(coin, text ?? '0'),
      )
      if (available && owed) throw new Error(`${as.name} has ${available} ${coin} and owes ${owed}`)
      found.push(purse(as.name, coin, { net: (available ?? 0n) - (owed ?? 0n), held: held ?? 0n }))
    }
  }
  return found
}
