import { sql } from 'kysely'
import type { Connection, Database } from '../../database/database.ts'
import { readEmbedded, type EmbeddedTransaction } from '../../domain/chain/signedOrder.ts'
import { toUnits } from '../../domain/money/units.ts'
import { coins, findCoinNetwork, type CoinCode } from '../../domain/reference/coin.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Chain, ChainFee, Fate, MinedTransfer, SentTransaction } from './chain.ts'
import { blocksFrom, headOf, holdChain } from './embeddedBlocks.ts'
import { insertTransaction, sequenceAfter } from './embeddedSending.ts'
import { sendingsIn, transferOf, transfersOf, watchedOnly, type TransferRow } from './embeddedTransfers.ts'

/** The coin in which each chain takes its fees. */
export const nativeCoin = {
  bitcoin: 'BTC',
  ethereum: 'ETH',
  tron: 'TRX',
  ton: 'TON',
  litecoin: 'LTC',
  monero: 'XMR',
} as const satisfies Record<NetworkCode, CoinCode>

/**
 * A network that does not exist: its blocks and transactions are tables, which all processes share. One wallet holds what
 * comes to any address of ours, and spends it by the signer’s signature.
 */
export function embeddedChain({
  network,
  database,
  clock,
}: {
  readonly network: NetworkCode
  readonly database: Database
  readonly clock: Clock
}): Chain {
  const { db } = database
  return {
    network,
    isSimulated: true,
    head: () => headOf(db, network),
    blocksFrom: (height, most) => blocksFrom(db, network, height, most),

    async transfersIn(blocks, watched) {
      const [first] = blocks
      const last = blocks.at(-1)
      if (!first || !last) return []
      // One statement, so that transfers and block are of one moment.
      const rows = await db
        .selectFrom('simulated_block as b')
        .leftJoin(
          transfersOf(db, network)
            .where('x.block_height', '>=', BigInt(first.height))
            .where('x.block_height', '<=', BigInt(last.height))
            .as('t'),
          join => join.onTrue(),
        )
        .select(['b.hash', 't.txid', 't.output', 't.coin', 't.recipient', 't.memo', 't.amount', 't.sender'])
        .select('t.block_height')
        .where('b.network', '=', network)
        .where('b.height', '=', BigInt(last.height))
        .execute()
      if (rows[0]?.hash !== last.hash) return null
      const byHeight = new Map(blocks.map(block => [block.height, block]))
      const mined = rows.flatMap((row): MinedTransfer[] => {
        const block = byHeight.get(Number(row.block_height))
        return block && row.txid !== null ? [{ ...transferOf(row as TransferRow, network), block }] : []
      })
      return watchedOnly(mined, watched)
    },

    async waiting(watched) {
      const rows = await transfersOf(db, network).where('x.block_height', 'is', null).where(isOpen).execute()
      return watchedOnly(
        rows.map(row => transferOf(row, network)),
        watched,
      )
    },

    fee: async coin => feeOf(network, coin),
    nextSequence: address => sequenceAfter(db, network, address),

    async held(addresses) {
      const amounts = await heldBy(db, network, sql`recipient = any(${[...addresses]}::text[])`, addresses)
      return Object.fromEntries(amounts)
    },

    async broadcast(signed) {
      const chain = await db
        .selectFrom('simulated_chain')
        .selectAll()
        .where('network', '=', network)
        .executeTakeFirstOrThrow()
      const transaction = readEmbedded(signed.raw, chain.wallet_key)
      const isRight =
        transaction !== null &&
        transaction.network === network &&
        transaction.from === chain.wallet &&
        transaction.txid === signed.txid &&
        findCoinNetwork(transaction.coin, network) !== undefined
      if (!isRight) throw new Error(`${network}: not signed by the wallet`)
      await database.transaction(async tx => {
        await holdChain(tx, network)
        await take(tx, transaction, chain.wallet, clock.now())
      })
    },

    sendingsIn: (blocks, ours) => sendingsIn(db, { network, feeCoin: nativeCoin[network] }, blocks, ours),

    async isUnsettled(address, height) {
      const young = await db
        .selectFrom('simulated_transaction as x')
        .select('x.txid')
        .where('x.network', '=', network)
        .where('x.sender', '=', address)
        .where('x.is_dropped', '=', false)
        .where(eb =>
          eb.or([
            eb('x.block_height', '>', BigInt(height)),
            eb.and([eb('x.block_height', 'is', null), isOpen]),
          ]),
        )
        .limit(1)
        .executeTakeFirst()
      return young !== undefined
    },

    fateOf: sent => fateOf(db, network, sent),
  }
}

/** Not replaced by another transaction with its number. */
const isOpen = sql<boolean>`not exists (select from simulated_transaction m where m.network = x.network
  and m.sender = x.sender and m.sequence = x.sequence and m.block_height is not null)`

/** Takes a signed transaction in, when the wallet has what it spends. */
async function take(
  tx: Parameters<typeof insertTransaction>[0],
  transaction: EmbeddedTransaction & { readonly txid: string },
  wallet: string,
  at: Date,
): Promise<void> {
  const { network, txid, coin, amount, sequence } = transaction
  const known = await tx
    .selectFrom('simulated_transaction')
    .select(['txid', 'is_dropped'])
    .where('network', '=', network)
    .where('sender', '=', wallet)
    .where('sequence', '=', sequence)
    .where(eb => eb.or([eb('txid', '=', txid), eb('block_height', 'is not', null)]))
    .execute()
  // What is known already, or comes too late, changes nothing.
  if (known.some(row => !row.is_dropped)) return
  const fee = BigInt(transaction.terms['fee'] ?? '0')
  const left = await heldBy(
    tx,
    network,
    sql`(recipient = ${wallet} or recipient in (select address from deposit_address where network = ${network}))`,
    [wallet],
    'and waiting',
  )
  const needed = new Map<CoinCode, bigint>([[nativeCoin[network], fee]])
  needed.set(coin, (needed.get(coin) ?? 0n) + amount)
  for (const [code, units] of needed)
    if ((left.get(code) ?? 0n) < units) throw new Error(`${network}: the wallet has too little ${code}`)
  await insertTransaction(tx, { network, txid, sender: wallet, sequence, fee, at })
  await tx
    .insertInto('simulated_transfer')
    .values({ network, txid, output: 0, coin, recipient: transaction.to, memo: transaction.memo, amount })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** What came in blocks to the recipients, less what the senders have spent: in blocks, or waiting too. */
async function heldBy(
  db: Connection,
  network: NetworkCode,
  isRecipient: ReturnType<typeof sql>,
  senders: readonly string[],
  spent: 'in blocks' | 'and waiting' = 'in blocks',
): Promise<Map<CoinCode, bigint>> {
  const counts =
    spent === 'in blocks'
      ? sql`x.block_height is not null`
      : sql`not x.is_dropped and (x.block_height is not null or ${isOpen})`
  const from = sql`x.network = ${network} and x.sender = any(${[...senders]}::text[]) and ${counts}`
  const { rows } = await sql<{ coin: CoinCode; amount: string }>`
    select coin, sum(amount)::text as amount from (
      select coin, amount from simulated_transfer t join simulated_transaction x using (network, txid)
        where network = ${network} and block_height is not null and ${isRecipient}
      union all
      select coin, -amount from simulated_transfer t join simulated_transaction x
        on x.network = t.network and x.txid = t.txid where ${from}
      union all
      select ${nativeCoin[network]}::text, -fee from simulated_transaction x where ${from}
    ) as line group by coin`.execute(db)
  return new Map(rows.map(({ coin, amount }) => [coin, BigInt(amount)]))
}

/** What sending costs: always what the price table says. */
function feeOf(network: NetworkCode, coin: CoinCode): ChainFee {
  const native = nativeCoin[network]
  const amount = priceOf(native, network)
  return {
    native: { coin: native, amount },
    charged: priceOf(coin, network),
    terms: { fee: amount.toString() },
  }
}

function priceOf(coin: CoinCode, network: NetworkCode): bigint {
  const way = findCoinNetwork(coin, network)
  if (!way) throw new Error(`${coin} does not travel over ${network}`)
  return toUnits(way.networkFee, coins[coin].scale, 'exact')
}

async function fateOf(db: Connection, network: NetworkCode, sent: SentTransaction): Promise<Fate> {
  const rows = await db
    .selectFrom('simulated_transaction')
    .select(['txid', 'block_height', 'is_dropped', 'fee'])
    .where('network', '=', network)
    .where('sender', '=', sent.from)
    .where('sequence', '=', sent.sequence)
    .execute()
  const mined = rows.find(row => row.block_height !== null)
  if (!mined) {
    const waits = rows.some(row => row.txid === sent.txid && !row.is_dropped)
    return { kind: waits ? 'waiting' : 'unknown' }
  }
  const { height } = await headOf(db, network)
  const confirmations = height - Number(mined.block_height) + 1
  if (mined.txid !== sent.txid) return { kind: 'replaced', confirmations }
  const fee = { coin: nativeCoin[network], amount: BigInt(mined.fee) }
  return { kind: 'mined', confirmations, succeeded: true, fee }
}
