import { mine } from '../../adapters/chain/embeddedBlocks.ts'
import { settledAfter } from '../../adapters/chain/embeddedMiner.ts'
import { sendFromOutside } from '../../adapters/chain/embeddedSending.ts'
import type { Parts } from '../parts.ts'
import type { Tx } from '../../database/database.ts'
import { newDepositId, type UserId } from '../../domain/identifier/identifier.ts'
import type { Random } from '../../domain/identifier/random.ts'
import { coins, findCoinNetwork, type CoinCode } from '../../domain/reference/coin.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'
import { depositJournals } from '../../ledger/deposit.ts'
import { post } from '../../ledger/ledger.ts'
import { depositKey } from '../../modules/money/deposit/moveDeposit.ts'
import { openPlace } from '../../modules/money/deposit/depositPlace.ts'

/** Coins that somebody of the demo has received. */
export interface SeedDeposit {
  readonly owner: UserId
  readonly coin: CoinCode
  readonly amount: bigint
}

interface SeedChain extends Pick<Parts, 'chains' | 'wallet'> {
  readonly random: Random
  readonly at: Date
}

/**
 * What people of the demo have, as deposits that came on simulated chains and are long credited: the books agree with the
 * chains. Written as history, all at once; nobody is told. Of a coin whose chain is real nobody gets any.
 */
export async function seedDeposits(
  tx: Tx,
  chain: SeedChain,
  deposits: readonly SeedDeposit[],
): Promise<void> {
  const byNetwork = new Map<NetworkCode, SeedDeposit[]>()
  for (const deposit of deposits) {
    const way = coins[deposit.coin].networks.find(({ network }) => chain.chains.of(network).isSimulated)
    if (way) byNetwork.set(way.network, [...(byNetwork.get(way.network) ?? []), deposit])
  }
  for (const [network, found] of byNetwork) await seedNetwork(tx, chain, network, found)
}

async function seedNetwork(
  tx: Tx,
  { wallet, random, at }: SeedChain,
  network: NetworkCode,
  deposits: readonly SeedDeposit[],
): Promise<void> {
  const places = new Map<UserId, Awaited<ReturnType<typeof openPlace>>>()
  for (const { owner: userId } of deposits)
    if (!places.has(userId))
      places.set(
        userId,
        await openPlace(tx, { random, watchKeys: wallet.watchKeys }, { userId, network, at }),
      )
  const placed = deposits.flatMap(deposit => {
    const place = places.get(deposit.owner)
    return place ? [{ ...deposit, place }] : []
  })
  const txids = await sendFromOutside(
    tx,
    { network, random, at },
    placed.map(({ coin, amount, place: { address: to, memo } }) => ({ coin, amount, to, memo })),
  )
  const head = await mine(tx, { network, random, at }, settledAfter(network))
  const block = await tx
    .selectFrom('simulated_block')
    .select(['height', 'hash'])
    .where('network', '=', network)
    .where('height', '=', BigInt(head.height - settledAfter(network) + 1))
    .executeTakeFirstOrThrow()
  const rows = await tx
    .insertInto('deposit')
    .values(
      placed.map(({ owner, coin, amount, place }, index) => ({
        id: newDepositId(at, random),
        network,
        txid: txids[index] ?? '',
        output: 0,
        coin,
        amount,
        address: place.address,
        memo: place.memo,
        sender: null,
        user_id: owner,
        address_id: place.id,
        status: 'credited' as const,
        block_height: block.height,
        block_hash: block.hash,
        confirmations: findCoinNetwork(coin, network)?.confirmations ?? 1,
        times_credited: 1,
        seen_at: at,
        updated_at: at,
        credited_at: at,
      })),
    )
    .returningAll()
    .execute()
  for (const row of rows) {
    const money = { key: depositKey(row), depositId: row.id, asset: row.coin, owner: row.user_id }
    await post(tx, depositJournals.credit({ ...money, amount: BigInt(row.amount) }, at, 0n))
  }
  // All of it is read: the watcher goes on from here.
  await tx
    .insertInto('chain_block')
    .columns(['network', 'height', 'hash'])
    .expression(
      tx
        .selectFrom('simulated_block')
        .select(['network', 'height', 'hash'])
        .where('network', '=', network)
        .where('height', '>=', block.height),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
