import type { Connection } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { isAddress } from '../../../../domain/chain/address.ts'
import {
  coins,
  findCoinNetwork,
  isCoinCode,
  type CoinCode,
  type CoinNetwork,
} from '../../../../domain/reference/coin.ts'
import { networks, type NetworkCode } from '../../../../domain/reference/network.ts'
import { accepted, refuse, refused, refuseWith, type Result } from '../../../../domain/refusal/refusal.ts'
import { canonicalAddress, spellingsOf } from '../../../../domain/withdrawal/address.ts'
import { personNamed, type PersonRow } from '../../../people/profile/findPerson.ts'
import { coinNamed } from '../../../reference/reference/coinUnits.ts'

/** Where coins shall go, as it was written. */
export interface Written {
  readonly crypto_currency_code: string
  readonly network?: string
  readonly address?: string
  readonly memo?: string
  readonly user_name?: string
}

/** An address on a network, checked. */
export interface AddressTo {
  readonly coin: CoinCode
  readonly way: CoinNetwork
  readonly network: NetworkCode
  readonly address: string
  readonly memo: string | null
}

/** A user of Souk. */
export interface UserTo {
  readonly coin: CoinCode
  readonly recipient: PersonRow
}

export type Destination = AddressTo | UserTo

export const isToUser = (to: Destination): to is UserTo => 'recipient' in to

/** Reads an address for its network: the one that was chosen, or the coin’s only one. Its checksum is right. */
export function addressTo(written: Written): Result<AddressTo> {
  const { crypto_currency_code: code, network: chosen, memo } = written
  if (!isCoinCode(code)) return refused(refuse('invalid_choice', 'crypto_currency_code'))
  const ways = coins[code].networks
  const network = chosen ?? (ways.length === 1 ? ways[0].network : undefined)
  if (network === undefined) return refused(refuse('required', 'network'))
  const way = ways.find(({ network: each }) => each === network)
  if (!way) return refused(refuse('invalid_choice', 'network'))
  const text = (written.address ?? '').trim()
  if (text === '') return refused(refuse('required', 'address'))
  const { name, needsMemo } = networks[way.network]
  if (!isAddress(way.network, text))
    return refused(refuseWith('payout_address_invalid', { network: name }, 'address'))
  const given = memo?.trim() ?? ''
  if (given !== '' && !needsMemo) return refused(refuseWith('memo_not_used', { network: name }, 'memo'))
  return accepted({
    coin: code,
    way,
    network: way.network,
    address: canonicalAddress(way.network, text),
    memo: given === '' ? null : given,
  })
}

/** Reads where coins shall go: to a user by name, or to an address. */
export async function readDestination(
  db: Connection,
  viewerId: UserId,
  written: Written,
): Promise<Result<Destination>> {
  if (written.user_name === undefined) return addressTo(written)
  const coin = coinNamed(written.crypto_currency_code)
  const recipient = await personNamed(db, written.user_name)
  if (!recipient) return refused(refuse('recipient_unknown', 'user_name'))
  if (recipient.id === viewerId) return refused(refuse('recipient_is_you', 'user_name'))
  if (recipient.banned_at !== null) return refused(refuse('recipient_blocked', 'user_name'))
  return accepted({ coin, recipient })
}

/** Whose deposit address here an address is. Where one address serves all, its memo says so. */
export async function depositorAt(
  db: Connection,
  { network, address, memo }: AddressTo,
): Promise<{ readonly belongsHere: boolean; readonly userId: UserId | null }> {
  const rows = await db
    .selectFrom('deposit_address')
    .select(['user_id', 'memo'])
    .where('network', '=', network)
    .where('address', 'in', spellingsOf(network, address))
    .$if(memo !== null, query => query.where(eb => eb.or([eb('memo', 'is', null), eb('memo', '=', memo)])))
    .limit(2)
    .execute()
  const [row] = rows
  const isShared = networks[network].needsMemo && memo === null
  return { belongsHere: rows.length > 0, userId: row && !isShared ? row.user_id : null }
}

/** How a coin on its network is called: with the standard where the coin is a guest there. */
export function networkNameOf(coin: CoinCode, network: NetworkCode): string {
  const standard = findCoinNetwork(coin, network)?.standard ?? null
  return standard === null ? networks[network].name : `${networks[network].name} ${standard}`
}
