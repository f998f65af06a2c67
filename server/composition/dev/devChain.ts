import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { isAddress } from '../../domain/chain/address.ts'
import { headOf, mine, reorganise } from '../../adapters/chain/embeddedBlocks.ts'
import { conflictWith, sendAgain, sendFromOutside } from '../../adapters/chain/embeddedSending.ts'
import { userNameKey } from '../../domain/account/userName.ts'
import { parseDepositId, type UserId } from '../../domain/identifier/identifier.ts'
import { parseDecimal, fitsScale } from '../../domain/money/decimal.ts'
import { toUnits } from '../../domain/money/units.ts'
import { coins, findCoinNetwork, isCoinCode } from '../../domain/reference/coin.ts'
import { networks, type NetworkCode } from '../../domain/reference/network.ts'
import { refuse } from '../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { attributeDeposit, openClaims } from '../../modules/money/deposit/claimDeposit.ts'
import { openPlace } from '../../modules/money/deposit/depositPlace.ts'
import { decimalOf } from '../../domain/reference/decimalOf.ts'
import { chainPage, chainScript } from './devChainPage.ts'
import { sendDevPage, sendDevScript } from './devFrame.ts'
import type { Parts } from '../parts.ts'
import { giveCoins, simulatedNetworks } from '../money/simulation.ts'

const shownTransactions = 20
const mostBlocks = 200

const Name = Type.String({ maxLength: 64 })
const Text = Type.String({ minLength: 1, maxLength: 160 })
const bodies = {
  faucet: Type.Object({
    user_name: Name,
    asset: Type.String({ maxLength: 6 }),
    amount: Type.String({ maxLength: 60 }),
  }),
  mine: Type.Object({ blocks: Type.Optional(Type.Integer({ minimum: 1, maximum: mostBlocks })) }),
  /** To an address, or to somebody: at their own, with their memo unless it is forgotten. */
  send: Type.Object({
    asset: Type.String({ maxLength: 6 }),
    amount: Type.String({ maxLength: 60 }),
    user_name: Type.Optional(Name),
    to: Type.Optional(Text),
    memo: Type.Optional(Text),
    without_memo: Type.Optional(Type.Boolean()),
    from: Type.Optional(Text),
  }),
  reorganise: Type.Object({
    depth: Type.Integer({ minimum: 1, maximum: mostBlocks }),
    drop: Type.Optional(Type.Array(Text, { maxItems: 50 })),
    drop_all: Type.Optional(Type.Boolean()),
  }),
  transaction: Type.Object({ txid: Text }),
  automatic: Type.Object({ is_on: Type.Boolean() }),
  approve: Type.Object({ user_name: Name }),
}

/** Simulated chains in the hands of developers and tests: blocks, deposits, reorganisations, conflicts. */
export const devChain =
  (parts: Parts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { database, clock, random, watcher } = parts
    const read = <S extends ReturnType<typeof Type.Object>>(schema: S, body: unknown) => {
      if (!Value.Check(schema, body)) throw new RequestRefused(refuse('invalid_input'))
      return Value.Parse(schema, body)
    }
    const networkOf = (name: string): NetworkCode => {
      const network = simulatedNetworks(parts).find(code => code === name)
      if (!network) throw new RequestRefused(refuse('not_found', 'network'))
      return network
    }
    async function userNamed(name: string): Promise<UserId> {
      const user = await database.db
        .selectFrom('app_user')
        .select('id')
        .where('user_name_key', '=', userNameKey(name))
        .where('kind', '=', 'user')
        .executeTakeFirst()
      if (!user) throw new RequestRefused(refuse('not_found', 'user_name'))
      return user.id
    }
    const on = <S extends ReturnType<typeof Type.Object>>(
      action: string,
      schema: S,
      act: (network: NetworkCode, body: ReturnType<typeof read<S>>) => Promise<object>,
    ) =>
      app.post<{ Params: { network: string } }>(`/dev/chain/:network/${action}`, async ({ params, body }) => {
        const network = networkOf(params.network)
        const answer = await act(network, read(schema, body ?? {}))
        await watcher.look(network)
        return answer
      })
    const mining = (network: NetworkCode) => ({ network, random, at: clock.now() })

    app.get('/dev/chain', (_, reply) => sendDevPage(reply, chainPage))
    app.get('/dev/chain/page.js', (_, reply) => sendDevScript(reply, chainScript))

    app.get('/dev/chain/networks', async () => ({
      items: await Promise.all(simulatedNetworks(parts).map(network => stateOf(parts, network))),
    }))

    app.post('/dev/faucet', async ({ body }) => {
      const { user_name, asset, amount } = read(bodies.faucet, body)
      const decimal = parseDecimal(amount)
      if (!isCoinCode(asset)) throw new RequestRefused(refuse('invalid_choice', 'asset'))
      if (decimal === undefined || decimal === '0' || !fitsScale(decimal, coins[asset].scale))
        throw new RequestRefused(refuse('invalid_decimal', 'amount'))
      await giveCoins(parts, { userId: await userNamed(user_name), coin: asset, amount: decimal })
      return { is_done: true }
    })

    on('mine', bodies.mine, async (network, { blocks }) =>
      database.transaction(tx => mine(tx, mining(network), blocks ?? 1)),
    )

    on('send', bodies.send, async (network, { asset, amount, ...to }) => {
      const decimal = parseDecimal(amount)
      if (!isCoinCode(asset) || !findCoinNetwork(asset, network))
        throw new RequestRefused(refuse('invalid_choice', 'asset'))
      if (decimal === undefined || decimal === '0' || !fitsScale(decimal, coins[asset].scale))
        throw new RequestRefused(refuse('invalid_decimal', 'amount'))
      if (to.to !== undefined && !isAddress(network, to.to))
        throw new RequestRefused(refuse('invalid_format', 'to'))
      const userId = to.user_name === undefined ? undefined : await userNamed(to.user_name)
      if (userId === undefined && to.to === undefined) throw new RequestRefused(refuse('required', 'to'))
      return database.transaction(async tx => {
        const at = clock.now()
        const watchKeys = parts.wallet.watchKeys
        const place = userId && (await openPlace(tx, { random, watchKeys }, { userId, network, at }))
        const transfer = {
          coin: asset,
          amount: toUnits(decimal, coins[asset].scale, 'exact'),
          to: place?.address ?? to.to ?? '',
          memo: to.without_memo ? null : (to.memo ?? place?.memo ?? null),
          ...(to.from === undefined ? {} : { from: to.from }),
        }
        const [txid] = await sendFromOutside(tx, { network, random, at }, [transfer])
        return { txid, address: transfer.to, memo: transfer.memo }
      })
    })

    on('reorganise', bodies.reorganise, async (network, { depth, drop, drop_all }) => {
      const { height } = await headOf(database.db, network)
      if (depth > height) throw new RequestRefused(refuse('invalid_choice', 'depth'))
      return database.transaction(tx =>
        reorganise(tx, mining(network), { depth, drop: drop_all ? 'all' : (drop ?? []) }),
      )
    })

    on('conflict', bodies.transaction, async (network, { txid }) => {
      const other = await database.transaction(tx => conflictWith(tx, mining(network), txid))
      if (other === null) throw new RequestRefused(refuse('not_found', 'txid'))
      return { txid: other }
    })

    on('resend', bodies.transaction, async (network, { txid }) => {
      await database.transaction(tx => sendAgain(tx, network, txid))
      return { is_done: true }
    })

    on('automatic', bodies.automatic, async (network, { is_on: mines }) => {
      await database.db.updateTable('simulated_chain').set({ mines }).where('network', '=', network).execute()
      return { is_done: true }
    })

    app.get('/dev/deposits', async () => ({
      items: (await openClaims(database.db)).map(({ deposit, claimants }) => ({
        id: deposit.id,
        network: deposit.network,
        txid: deposit.txid,
        asset: deposit.coin,
        amount: decimalOf(BigInt(deposit.amount), deposit.coin),
        memo: deposit.memo,
        claimants: claimants.map(({ userName }) => userName),
      })),
    }))

    app.post<{ Params: { id: string } }>('/dev/deposits/:id/approve', async ({ params, body }) => {
      const id = parseDepositId(params.id)
      const userId = await userNamed(read(bodies.approve, body).user_name)
      if (!id) throw new RequestRefused(refuse('not_found', 'id'))
      const isDone = await database.transaction(tx =>
        attributeDeposit(tx, { ...parts.trade, invoices: parts.invoices }, { id, userId, at: clock.now() }),
      )
      if (!isDone) throw new RequestRefused(refuse('not_found', 'id'))
      return { is_done: true }
    })
  }

async function stateOf({ database }: Parts, network: NetworkCode) {
  const { db } = database
  const chain = await db
    .selectFrom('simulated_chain')
    .select('mines')
    .where('network', '=', network)
    .executeTakeFirstOrThrow()
  const transactions = await db
    .selectFrom('simulated_transaction as x')
    .innerJoin('simulated_transfer as t', join =>
      join.onRef('t.network', '=', 'x.network').onRef('t.txid', '=', 'x.txid'),
    )
    .select(['x.txid', 'block_height', 'is_dropped', 'coin', 'amount', 'recipient'])
    .where('x.network', '=', network)
    .where('sender', '<>', 'genesis')
    .orderBy('sent_at', 'desc')
    .limit(shownTransactions)
    .execute()
  const head = await headOf(db, network)
  return {
    network,
    name: networks[network].name,
    height: head.height,
    hash: head.hash,
    mines: chain.mines,
    transactions: transactions.map(row => ({
      txid: row.txid,
      asset: row.coin,
      amount: decimalOf(BigInt(row.amount), row.coin),
      to: row.recipient,
      state: row.is_dropped ? 'forgotten' : row.block_height === null ? 'waiting' : 'in a block',
      confirmations: row.block_height === null ? 0 : head.height - Number(row.block_height) + 1,
    })),
  }
}
