import { foundChains } from '../../adapters/chain/embeddedFounding.ts'
import { mineHeld } from '../../adapters/chain/embeddedBlocks.ts'
import { sendFromOutside } from '../../adapters/chain/embeddedSending.ts'
import type { Tx } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { toUnits } from '../../domain/money/units.ts'
import type { DecimalString } from '../../domain/money/decimal.ts'
import { compareDecimals } from '../../domain/money/decimal.ts'
import { coins, type CoinCode } from '../../domain/reference/coin.ts'
import { networkCodes, type NetworkCode } from '../../domain/reference/network.ts'
import { refuse, refuseWith } from '../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../kernel/refusal.ts'
import { houseAccount } from '../../ledger/account.ts'
import { post } from '../../ledger/ledger.ts'
import { openPlace } from '../../modules/money/deposit/depositPlace.ts'
import type { Parts } from '../parts.ts'

/** The networks that are simulated here. */
export const simulatedNetworks = ({ chains }: Pick<Parts, 'chains'>): NetworkCode[] =>
  networkCodes.filter(network => chains.of(network).isSimulated)

/**
 * Begins the simulated chains, once for a database. What their wallets have from the first block on is the house’s, in the
 * books as on the chain.
 */
export async function foundSimulation(parts: Parts): Promise<void> {
  const networks = simulatedNetworks(parts)
  const known = await parts.database.db.selectFrom('simulated_chain').select('network').execute()
  const missing = networks.filter(network => !known.some(row => row.network === network))
  if (missing.length === 0) return
  await parts.database.transaction(tx => foundIn(tx, parts, missing))
}

async function foundIn(
  tx: Tx,
  { wallet: { watchKeys }, clock }: Parts,
  networks: readonly NetworkCode[],
): Promise<void> {
  const at = clock.now()
  const given = await foundChains(
    tx,
    networks.map(network => ({
      network,
      wallet: watchKeys[network].address,
      walletKey: watchKeys[network].publicKey,
    })),
    at,
  )
  if (given.length === 0) return
  const key = `genesis:${networks.join('+')}`
  const sums = new Map<CoinCode, bigint>()
  for (const { coin, amount } of given) sums.set(coin, (sums.get(coin) ?? 0n) + amount)
  await post(tx, {
    key,
    kind: 'genesis',
    at,
    entries: [...sums].flatMap(([coin, amount]) => [
      { account: houseAccount('external', coin, key), amount: -amount },
      { account: houseAccount('house', coin, key), amount },
    ]),
  })
}

/** Coins for somebody from the faucet: sent on a simulated chain, mined, and credited when this resolves. */
export async function giveCoins(
  parts: Parts,
  gift: { readonly userId: UserId; readonly coin: CoinCode; readonly amount: DecimalString },
): Promise<void> {
  const { database, random, clock, watcher, wallet } = parts
  const { coin, amount, userId } = gift
  const way = wayFor(parts, coin, amount)
  const units = toUnits(amount, coins[coin].scale, 'exact')
  const at = clock.now()
  const { network } = way
  await database.transaction(async tx => {
    const { address, memo } = await openPlace(
      tx,
      { random, watchKeys: wallet.watchKeys },
      { userId, network, at },
    )
    await sendFromOutside(tx, { network, random, at }, [{ coin, to: address, memo, amount: units }])
    await mineHeld(tx, { network, random, at }, way.confirmations)
  })
  await watcher.look(network)
}

/** The first simulated network of the coin that takes so little. */
function wayFor(parts: Parts, coin: CoinCode, amount: DecimalString) {
  const simulated = coins[coin].networks.filter(({ network }) => parts.chains.of(network).isSimulated)
  if (simulated.length === 0) throw new RequestRefused(refuse('channel_unavailable', 'asset'))
  const way = simulated.find(({ minimumDeposit }) => compareDecimals(minimumDeposit, amount) <= 0)
  const [first] = simulated
  if (way) return way
  throw new RequestRefused(refuseWith('too_small', { min: first?.minimumDeposit ?? '0' }, 'amount'))
}
