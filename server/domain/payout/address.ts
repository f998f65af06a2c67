import { isAddress } from '../chain/address.ts'
import { coins, type CoinCode } from '../reference/coin.ts'
import { networks, type NetworkCode } from '../reference/network.ts'
import { accepted, refuse, refused, refuseWith, type Result } from '../refusal/refusal.ts'

/** Where coins are sent to, on one of the networks that they travel over. */
export interface PayoutAddress {
  readonly network: NetworkCode
  readonly address: string
}

/**
 * An address to which a coin can be sent: on the network that was chosen, or on the only one of the coin. Its checksum is
 * right; whose it is nobody can know.
 */
export function payoutAddress(
  coin: CoinCode,
  written: { readonly address: string; readonly network?: string | null | undefined },
): Result<PayoutAddress> {
  const ways = coins[coin].networks.map(({ network }) => network)
  const network = written.network == null && ways.length === 1 ? ways[0] : written.network
  if (network == null) return refused(refuse('required', 'payout_network'))
  const way = ways.find(code => code === network)
  if (way === undefined) return refused(refuse('invalid_choice', 'payout_network'))
  const address = written.address.trim()
  if (address === '') return refused(refuse('required', 'payout_address'))
  if (!isAddress(way, address))
    return refused(refuseWith('payout_address_invalid', { network: networks[way].name }, 'payout_address'))
  return accepted({ network: way, address })
}
