import type { NetworkCode } from '../reference/network.ts'

/** Seconds from one block to the next, usually. */
const blockSeconds: Record<NetworkCode, number> = {
  bitcoin: 600,
  ethereum: 12,
  tron: 3,
  ton: 5,
  litecoin: 150,
  monero: 120,
}

/** How many minutes so many blocks usually take; at least one. */
export const minutesOf = (network: NetworkCode, confirmations: number): number =>
  Math.max(1, Math.ceil((blockSeconds[network] * confirmations) / 60))
