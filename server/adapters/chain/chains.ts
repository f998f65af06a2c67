import type { NetworkCode } from '../../domain/reference/network.ts'
import type { Chain } from './chain.ts'

/** The chain of each network: a real one where it is set up, else the simulated one. */
export interface Chains {
  of(network: NetworkCode): Chain
}

/** Puts the chains together. */
export function makeChains(
  real: Readonly<Partial<Record<NetworkCode, Chain>>>,
  simulated: (network: NetworkCode) => Chain,
): Chains {
  const made = new Map<NetworkCode, Chain>()
  return {
    of(network) {
      const known = made.get(network) ?? real[network] ?? simulated(network)
      made.set(network, known)
      return known
    },
  }
}
