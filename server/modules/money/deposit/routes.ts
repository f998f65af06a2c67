import { readPage } from '../../../database/readPage.ts'
import type { Chains } from '../../../adapters/chain/chains.ts'
import type { Connection } from '../../../database/database.ts'
import { parseDepositId } from '../../../domain/identifier/identifier.ts'
import { coins, type CoinCode } from '../../../domain/reference/coin.ts'
import { networks, type NetworkCode, networkCodes } from '../../../domain/reference/network.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { readBefore, RequestRefused } from '../../../kernel/refusal.ts'
import { readSeq } from '../../../runtime/outbox.ts'
import { product } from '../../../runtime/product.ts'
import { coinNamed } from '../../reference/reference/coinUnits.ts'
import { claimDeposit } from './claimDeposit.ts'
import type { DepositParts } from './moveDeposit.ts'
import { findPlace, madeToday, openPlace, renewPlace, type PlaceParts } from './depositPlace.ts'
import { accountAnswer, depositAnswer, receivedAt } from './present.ts'
import { readUpTo } from './chainReading.ts'
import type { depositOperations } from './schema.ts'
import type { DepositAddressRow } from './tables.ts'

/** What receiving needs. */
export interface ReceivingParts extends DepositParts, PlaceParts {
  readonly chains: Chains
}

/** Where people receive coins, and what came. */
export function depositHandlers(parts: ReceivingParts): Handlers<typeof depositOperations> {
  const { chains } = parts

  /** Addresses as their owner sees them; all of them are one person’s. */
  async function answers(db: Connection, rows: readonly DepositAddressRow[], coin: CoinCode, at: Date) {
    const received = await receivedAt(
      db,
      coin,
      rows.map(({ id }) => id),
    )
    const renewable = new Map<NetworkCode, boolean>()
    for (const { network, user_id: userId } of rows)
      if (userId !== null && !renewable.has(network))
        renewable.set(
          network,
          !networks[network].needsMemo &&
            (await madeToday(db, { userId, network, at })) < product.deposit.addressesPerDay,
        )
    return rows.map(row =>
      accountAnswer(row, coin, {
        chains,
        received: received(row.id),
        canRenew: row.replaced_at === null && renewable.get(row.network) === true,
      }),
    )
  }

  return {
    async accounts({ query }, { db, viewer, at }) {
      const coin = coinNamed(query.crypto_currency_code)
      const network = askedNetwork(coin, query.network)
      const seq = await readSeq(db, viewer.userId)
      const ways = coins[coin].networks.map(way => way.network)
      const rows = await db
        .selectFrom('deposit_address')
        .selectAll()
        .where('user_id', '=', viewer.userId)
        .where('network', 'in', network === undefined ? ways : [network])
        .orderBy(eb => eb('replaced_at', 'is not', null))
        .orderBy('id', 'desc')
        .limit(product.deposit.addressesShown)
        .execute()
      return { items: await answers(db, rows, coin, at), seq }
    },

    async generateAccount({ body }, { db, viewer, at }) {
      const coin = coinNamed(body.crypto_currency_code)
      const network = askedNetwork(coin, body.network) ?? coins[coin].networks[0].network
      // What nobody watches would be found by nobody.
      if (!(await readUpTo(db, network))) throw new RequestRefused(refuse('unavailable'))
      const asked = { userId: viewer.userId, network, at }
      const isNew = body.renew === true && (await findPlace(db, asked)) !== undefined
      const row = await (isNew ? renewPlace : openPlace)(db, parts, asked)
      const [answer] = await answers(db, [row], coin, at)
      if (!answer) throw new Error('An address was made and is not answered')
      return answer
    },

    async deposits({ query }, { db, viewer }) {
      const coin = query.crypto_currency_code === undefined ? null : coinNamed(query.crypto_currency_code)
      const before = readBefore(query.before, parseDepositId)
      const limit = query.limit ?? product.paging.limitDefault
      const seq = await readSeq(db, viewer.userId)
      let list = db.selectFrom('deposit').selectAll().where('user_id', '=', viewer.userId)
      if (coin !== null) list = list.where('coin', '=', coin)
      if (before !== null) list = list.where('id', '<', before)
      const { rows, has_more } = await readPage(list.orderBy('id', 'desc'), limit)
      return { items: rows.map(row => depositAnswer(row, chains)), has_more, seq }
    },

    async claimDeposit({ body }, { db, viewer, at }) {
      const network = networkNamed(body.network)
      const claim = { userId: viewer.userId, network, txid: body.txid, at }
      const deposit = await claimDeposit(db, claim)
      return {
        state: deposit?.status === 'credited' ? 'credited' : 'waiting',
        deposit: deposit && depositAnswer(deposit, chains),
      }
    },
  }
}

/** The network that a call names, where the coin travels over it; undefined where it names none. */
function askedNetwork(coin: CoinCode, name: string | undefined): NetworkCode | undefined {
  if (name === undefined) return undefined
  const way = coins[coin].networks.find(({ network }) => network === name)
  if (!way) throw new RequestRefused(refuse('invalid_choice', 'network'))
  return way.network
}

/** A network by its code. */
function networkNamed(name: string): NetworkCode {
  const network = networkCodes.find(code => code === name)
  if (!network) throw new RequestRefused(refuse('invalid_choice', 'network'))
  return network
}
