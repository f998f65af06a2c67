import { networks as chainNetworks } from '../../../../server/domain/reference/network.ts'
import { decimalOf } from '../../../../server/domain/reference/decimalOf.ts'
import {
  deposit,
  mine,
  minute,
  networks,
  playedCoins,
  unitsOf,
  type Network,
  type PlayedCoin,
  type Stage,
} from './stage.ts'

/** The first of each is below the minimum. */
const sizes: Readonly<Record<PlayedCoin, readonly [string, ...string[]]>> = {
  BTC: ['0.00019999', '0.0005', '0.25', '0.70000001'],
  TON: ['0.499999999', '0.5', '250', '1234.567890123'],
  USDT: ['0.999999', '1', '3000', '777.777777'],
}
/** The latest so many deposits are those that may be dropped or sent again. */
const recent = 12

export async function sendDeposit(stage: Stage): Promise<void> {
  const { chance } = stage
  const coin = chance.pick(playedCoins)
  const text = chance.pick(sizes[coin])
  const sent = { person: chance.below(stage.people.length), coin, text, amount: unitsOf(coin, text) }
  const forgetsMemo = chance.below(6) === 0
  await deposit(stage, { ...sent, forgetsMemo, isEnough: text !== sizes[coin][0] })
}

export const mineSome = (stage: Stage): Promise<void> =>
  mine(stage, stage.chance.pick(networks), 1 + stage.chance.below(3))

/** Replaces blocks; what is not final may be forgotten by the network: deposits, and withdrawals on their way. */
export async function reorganise(stage: Stage): Promise<void> {
  const { chance } = stage
  const network = chance.pick(networks)
  const model = stage.model[network]
  const depth = Math.min(1 + chance.below(4), model.depth)
  if (depth === 0) return
  const latest = model.transfers.slice(-recent)
  const drop = latest.filter(() => chance.below(6) === 0).map(({ txid }) => txid)
  const sent = (await unsettled(stage, network)).filter(() => chance.below(3) === 0)
  await stage.chains[network].reorganise(depth, [...drop, ...sent])
  for (const _ of sent) stage.count('withdrawal dropped by its chain')
  model.reorganise(depth, new Set(drop))
  model.look()
}

/** Our transactions that their chain may take back: those on their way, and those that are confirmed and not final. */
async function unsettled({ souk }: Stage, network: Network, isUnmined = false): Promise<string[]> {
  const { db } = souk.server.parts.database
  const { height: head } = await db
    .selectFrom('simulated_block')
    .select(({ fn }) => fn.max('height').as('height'))
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('withdrawal')
    .innerJoin('simulated_transaction as x', 'x.txid', 'withdrawal.txid')
    .select(['x.txid', 'x.block_height'])
    .where('withdrawal.network', '=', network)
    .where('status', 'in', isUnmined ? ['signed', 'broadcast'] : ['signed', 'broadcast', 'confirmed'])
    .where('is_dropped', '=', false)
    // Of one that is fought over the other may be final.
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('simulated_transaction as other')
            .select('other.txid')
            .whereRef('other.network', '=', 'x.network')
            .whereRef('other.sender', '=', 'x.sender')
            .whereRef('other.sequence', '=', 'x.sequence')
            .whereRef('other.txid', '<>', 'x.txid'),
        ),
      ),
    )
    .execute()
  return rows
    .filter(({ block_height: height }) => {
      if (height === null) return true
      return !isUnmined && Number(head) - Number(height) + 1 < chainNetworks[network].finalBlocks
    })
    .map(({ txid }) => txid)
}

/** Has another transaction take the number of one of ours that waits: it fails when that is final. */
export async function conflict(stage: Stage): Promise<void> {
  const network = stage.chance.pick(networks)
  const [txid] = stage.chance.shuffle(await unsettled(stage, network, true))
  if (txid === undefined) return
  await stage.chains[network].conflict(txid)
  stage.count('conflicting transaction')
}

export async function resend(stage: Stage): Promise<void> {
  const network = stage.chance.pick(networks)
  const forgotten = stage.model[network].transfers.slice(-recent * 3).filter(({ isDropped }) => isDropped)
  const [found] = stage.chance.shuffle(forgotten)
  if (!found) return
  await stage.chains[network].resend(found.txid)
  found.isDropped = false
  stage.model[network].look()
}

/** Gives a deposit without a memo to somebody, in two tabs at once. */
export async function attribute(stage: Stage): Promise<void> {
  const { souk, chance, model } = stage
  const person = chance.below(stage.people.length)
  const orphan = model.ton.transfers.find(({ owner, isCredited }) => owner === null && isCredited)
  if (!orphan) return
  const { id } = await souk.server.parts.database.db
    .selectFrom('deposit')
    .select('id')
    .where('txid', '=', orphan.txid)
    .executeTakeFirstOrThrow()
  const give = () =>
    souk.call(`POST /dev/deposits/${id}/approve`, { body: { user_name: stage.person(person).name } })
  const answers = await Promise.all([give(), give()])
  const taken = answers.filter(({ status }) => status === 200).length
  if (taken !== 1) throw new Error(`A deposit of ${decimalOf(orphan.amount, 'TON')} was given ${taken} times`)
  orphan.owner = person
}

const moments = [5000, 5000, 5000, 30_000, 3 * minute, 16 * minute] as const

/** Seconds, minutes, or so long that approvals and trades run out; and a day, after which limits of a day begin anew. */
export const passTime = ({ souk, chance }: Stage): Promise<void> =>
  souk.advance(chance.below(12) === 0 ? 25 * 60 * minute : chance.pick(moments))
