import { sql } from 'kysely'
import type { ChainFee } from '../../../adapters/chain/chain.ts'
import { collectingStep, type CollectingStep, type TransferPrice } from '../../../domain/chain/collecting.ts'
import { readTerms, writeTerms } from '../../../domain/chain/ethereumTerms.ts'
import { newCollectingId, type DepositAddressId } from '../../../domain/identifier/identifier.ts'
import { coinCodes, findCoinNetwork, type CoinCode } from '../../../domain/reference/coin.ts'
import { freeNumber, isWithinReach } from '../house/houseNumbers.ts'
import type { TurnParts } from './parts.ts'

/** Addresses that are looked at in one run. */
const mostAtOnce = 20
/** What the chain takes for that, exactly. */
const plainTransfer = 21_000n

interface Place {
  readonly id: DepositAddressId
  readonly address: string
  readonly coins: readonly CoinCode[]
}

/** Gives a number to what is to be collected next; what is signed and sent follows from the rows alone. */
export async function beginCollecting(parts: TurnParts): Promise<void> {
  const prices = await pricesNow(parts)
  for (const place of await worthwhile(parts, prices)) {
    parts.turn.check()
    const held = await parts.chain.held([place.address])
    const step = collectingStep(place.coins, held, coin => priceOf(prices, coin))
    if (step) await number(parts, prices, place, step)
  }
}

type Prices = ReadonlyMap<CoinCode, ChainFee>

/** What each coin's way home costs; ether's is a plain transfer, from an address without a contract to another. */
async function pricesNow({ chain }: TurnParts): Promise<Prices> {
  const known = new Map<CoinCode, ChainFee>()
  for (const coin of coinCodes)
    if (findCoinNetwork(coin, chain.network)) known.set(coin, await chain.fee(coin))
  const ether = known.get('ETH')
  const terms = ether && readTerms(ether.terms)
  if (ether && terms) known.set('ETH', { ...ether, terms: writeTerms({ ...terms, gas: plainTransfer }) })
  return known
}

function priceOf(prices: Prices, coin: CoinCode): TransferPrice {
  const fee = prices.get(coin)
  const terms = fee && readTerms(fee.terms)
  if (!fee || !terms) throw new Error(`${coin} has no price on this chain`)
  return { most: terms.gas * terms.maxFeePerGas, usual: fee.charged }
}

/**
 * Addresses at which more was credited, and not collected yet, than its way costs. Dust stays until there is more of it, and
 * what is left of gas serves the next token.
 */
async function worthwhile({ database, chain }: TurnParts, prices: Prices): Promise<readonly Place[]> {
  const least = [...prices.keys()].map(coin => sql`(${coin}, ${String(leastOf(prices, coin))}::numeric)`)
  const { rows } = await sql<{ id: DepositAddressId; address: string; coins: CoinCode[] }>`
    with price(coin, least) as (values ${sql.join(least)}),
    movement as (
      select address_id, coin, amount from deposit
        where network = ${chain.network} and status = 'credited' and address_id is not null
      union all
      select address_id, coin, -amount from collecting
        where network = ${chain.network} and kind = 'sweep' and status = 'done'
      union all
      select address_id, 'ETH', -fee from collecting
        where network = ${chain.network} and kind = 'sweep' and fee is not null
    ),
    due as (
      select address_id, coin from movement join price using (coin)
      group by address_id, coin, least having sum(amount) > least
    )
    select a.id, a.address, array_agg(due.coin) as coins
    from due join deposit_address a on a.id = due.address_id
    where not exists (select from collecting c where c.address_id = a.id and c.status in ('numbered', 'signed'))
    group by a.id, a.address order by ('ETH' = any(array_agg(due.coin))) desc, a.id
    limit ${mostAtOnce}`.execute(database.db)
  return rows
}

/** Ether pays for itself, out of what is sent. */
function leastOf(prices: Prices, coin: CoinCode): bigint {
  const { most, usual } = priceOf(prices, coin)
  return coin === 'ETH' ? most + usual : usual
}

async function number(parts: TurnParts, prices: Prices, place: Place, step: CollectingStep): Promise<void> {
  const { chain, house, random, logger } = parts
  const { kind, coin, amount } = step
  const [sender, recipient] = kind === 'gas' ? [house, place.address] : [place.address, house]
  const terms = prices.get(coin)?.terms ?? {}
  if (kind === 'gas' && !(await isWithinReach(parts.database.db, chain, house, { coin, amount, terms }))) {
    logger.warn({ network: chain.network }, 'the house has no ether left to collect tokens with')
    return
  }
  const next = await chain.nextSequence(sender)
  const at = parts.clock.now()
  await parts.database.transaction(async tx => {
    await parts.turn.guard(tx)
    await tx
      .insertInto('collecting')
      .values({
        id: newCollectingId(at, random),
        network: chain.network,
        address_id: place.id,
        kind,
        coin,
        amount,
        sender,
        recipient,
        sequence: await freeNumber(tx, chain.network, sender, next),
        terms: JSON.stringify(terms) as never,
        status: 'numbered',
        created_at: at,
        updated_at: at,
      })
      .execute()
  })
  await parts.passing?.('numbered')
}
