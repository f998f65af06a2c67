import type { CoinCode } from '../reference/coin.ts'
import type { NetworkCode } from '../reference/network.ts'

/** The contracts of coins that are guests on a main chain, as their issuers publish them. */
const contracts: Partial<Record<NetworkCode, Partial<Record<CoinCode, string>>>> = {
  ethereum: {
    USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    DAI: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  },
  ton: { USDT: 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs' },
}

/** The contract that payment links name; null where none is known. */
export const tokenContract = (network: NetworkCode, coin: CoinCode): string | null =>
  contracts[network]?.[coin] ?? null
