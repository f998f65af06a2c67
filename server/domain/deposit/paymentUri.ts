import type { DecimalString } from '../money/decimal.ts'
import { toUnits } from '../money/units.ts'
import { tokenContract } from '../chain/token.ts'
import { coins, findCoinNetwork, type CoinCode } from '../reference/coin.ts'
import type { NetworkCode } from '../reference/network.ts'

/** Where a payment goes. */
export interface PaymentPlace {
  readonly coin: CoinCode
  readonly network: NetworkCode
  readonly address: string
  readonly memo: string | null
  /** How much is asked for; left out, the sender chooses. */
  readonly amount?: DecimalString
}

type Link = (place: PaymentPlace & { readonly contract: string | null }) => string

const query = (parts: Readonly<Record<string, string | undefined>>): string => {
  const written = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  )
  return written.length === 0 ? '' : `?${written.join('&')}`
}

/** In the coin’s smallest unit, where wallets count so. */
const unitsAsked = ({ coin, amount }: PaymentPlace): string | undefined =>
  amount === undefined ? undefined : String(toUnits(amount, coins[coin].scale, 'exact'))

const scheme =
  (name: string, asked = 'amount'): Link =>
  ({ address, amount }) =>
    `${name}:${address}${query({ [asked]: amount })}`

/** What wallets of each network read: of a coin on its own chain, and of a guest there. */
const links: Record<NetworkCode, { readonly own: Link; readonly guest: Link }> = {
  // BIP 21, and what Litecoin and Monero made of it.
  bitcoin: { own: scheme('bitcoin'), guest: ({ address }) => address },
  litecoin: { own: scheme('litecoin'), guest: ({ address }) => address },
  monero: { own: scheme('monero', 'tx_amount'), guest: ({ address }) => address },
  tron: { own: scheme('tron'), guest: ({ address }) => address },
  // EIP-681: of a token the contract is called, with the address as an argument. Without it a wallet would send ether.
  ethereum: {
    own: place => `ethereum:${place.address}@1${query({ value: unitsAsked(place) })}`,
    guest: place =>
      place.contract === null
        ? place.address
        : `ethereum:${place.contract}@1/transfer${query({ address: place.address, uint256: unitsAsked(place) })}`,
  },
  ton: {
    own: place =>
      `ton://transfer/${place.address}${query({ amount: unitsAsked(place), text: place.memo ?? undefined })}`,
    guest: place =>
      place.contract === null
        ? place.address
        : `ton://transfer/${place.address}${query({ jetton: place.contract, amount: unitsAsked(place), text: place.memo ?? undefined })}`,
  },
}

/**
 * What the QR code of an address says: a link where the network has one that says which coin is meant, else the address. A link names
 * the amount where one is asked for; of an address alone a wallet asks for it.
 */
export function paymentUri(place: PaymentPlace): string {
  const { coin, network } = place
  const isGuest = findCoinNetwork(coin, network)?.standard !== null
  return links[network][isGuest ? 'guest' : 'own']({ ...place, contract: tokenContract(network, coin) })
}
