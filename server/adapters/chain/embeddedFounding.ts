import type { Tx } from '../../database/database.ts'
import { decimal } from '../../domain/money/decimal.ts'
import { toUnits } from '../../domain/money/units.ts'
import { coinCodes, coins, type CoinCode } from '../../domain/reference/coin.ts'
import type { NetworkCode } from '../../domain/reference/network.ts'
import { genesis, genesisHeight } from './embeddedBlocks.ts'

/** What the wallet of a simulated network has from the first block on: enough for fees, swaps and a demo’s withdrawals. */
const endowments: Readonly<Record<CoinCode, string>> = {
  BTC: '1000',
  ETH: '20000',
  USDT: '20000000',
  USDC: '20000000',
  DAI: '20000000',
  TON: '5000000',
  TRX: '50000000',
  LTC: '200000',
  XMR: '100000',
  A7A5: '2000000000',
  RUBT: '2000000000',
}

/** Coins that a simulated chain begins with, in units. */
export interface Endowment {
  readonly coin: CoinCode
  readonly amount: bigint
}

/** A chain that is to be simulated, and the wallet that is ours on it. */
export interface Founding {
  readonly network: NetworkCode
  readonly wallet: string
  readonly walletKey: string
}

/**
 * Begins simulated chains: the wallet of each, and a first block in which it has something. Answers what there is of each coin
 * on those that had not begun before.
 */
export async function foundChains(tx: Tx, foundings: readonly Founding[], at: Date): Promise<Endowment[]> {
  const begun = await tx
    .insertInto('simulated_chain')
    .values(foundings.map(({ network, wallet, walletKey }) => ({ network, wallet, wallet_key: walletKey })))
    .onConflict(conflict => conflict.doNothing())
    .returning(['network', 'wallet'])
    .execute()
  if (begun.length === 0) return []
  const height = BigInt(genesisHeight)
  await tx
    .insertInto('simulated_block')
    .values(
      begun.map(({ network }) => ({
        network,
        height,
        hash: genesis(network).hash,
        parent: '',
        mined_at: at,
      })),
    )
    .execute()
  await tx
    .insertInto('simulated_transaction')
    .values(
      begun.map(({ network }) => ({
        network,
        txid: genesisTxid(network),
        sender: 'genesis',
        sequence: 0n,
        fee: 0n,
        block_height: height,
        sent_at: at,
      })),
    )
    .execute()
  const given = begun.flatMap(({ network, wallet }) =>
    coinCodes
      .filter(coin => coins[coin].networks.some(way => way.network === network))
      .map((coin, output) => ({ network, wallet, coin, output, amount: endowmentOf(coin) })),
  )
  await tx
    .insertInto('simulated_transfer')
    .values(
      given.map(({ network, wallet, coin, output, amount }) => ({
        network,
        txid: genesisTxid(network),
        output,
        coin,
        recipient: wallet,
        memo: null,
        amount,
      })),
    )
    .execute()
  return given.map(({ coin, amount }) => ({ coin, amount }))
}

const genesisTxid = (network: NetworkCode): string => `${network === 'ethereum' ? '0x' : ''}${'0'.repeat(64)}`

const endowmentOf = (coin: CoinCode): bigint => toUnits(decimal(endowments[coin]), coins[coin].scale, 'exact')
