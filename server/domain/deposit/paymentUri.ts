import { tokenContract } from '../chain/token.ts'
import { findCoinNetwork, type CoinCode } from '../reference/coin.ts'
import type { NetworkCode } from '../reference/network.ts'

/** Where a payment goes. */
export interface PaymentPlace {
  readonly coin: CoinCode
  readonly network: NetworkCode
  readonly address: string
  readonly memo: string | null
}

type Link = (place: PaymentPlace & { readonly contract: string | null }) => string

const scheme =
  (name: string): Link =>
  ({ address }) =>
    `${name}:${address}`

/** What wallets of each network read: of a coin on its own chain, and of a guest there. */
const links: Record<NetworkCode, { readonly own: Link; readonly guest: Link }> = {
  // BIP 21, and what Litecoin and Monero made of it.
  bitcoin: { own: scheme('bitcoin'), guest: ({ address }) => address },
  litecoin: { own: scheme('litecoin'), guest: ({ address }) => address },
  monero: { own: scheme('monero'), guest: ({ address }) => address },
  tron: { own: scheme('tron'), guest: ({ address }) => address },
  // EIP-681: of a token the contract is called, with the address as an argument. Without it a wallet would send ether.
  ethereum: {
    own: ({ address }) => `ethereum:${address}@1`,
    guest: ({ address, contract }) =>
      contract === null ? address : `ethereum:${contract}@1/transfer?address=${address}`,
  },
  ton: {
    own: ({ address, memo }) => `ton://transfer/${address}${memo === null ? '' : `?text=${memo}`}`,
    guest: ({ address, memo, contract }) => {
      if (contract === null) return address
      return `ton://transfer/${address}?jetton=${contract}${memo === null ? '' : `&text=${memo}`}`
    },
  },
}

/**
 * What the QR code of an address says: a link where the network has one that says which coin is meant, else the address.
 * It names no amount.
 */
export function paymentUri(place: PaymentPlace): string {
  const { coin, network } = place
  const isGuest = findCoinNetwork(coin, network)?.standard !== null
  return links[network][isGuest ? 'guest' : 'own']({ ...place, contract: tokenContract(network, coin) })
}
