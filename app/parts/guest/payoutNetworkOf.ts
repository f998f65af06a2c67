import type { NetworkCode } from '../../__generated__/graphql.ts'

const codes = {
  bitcoin: 'bitcoin',
  ethereum: 'ethereum',
  tron: 'tron',
  ton: 'ton',
  litecoin: 'litecoin',
  monero: 'monero',
} as const satisfies Record<NetworkCode, NetworkCode>

/** A network as the contract names it. One that the app does not know is left to the server, which says so. */
export const payoutNetworkOf = (code: string): NetworkCode | null =>
  Object.values(codes).find(known => known === code) ?? null
