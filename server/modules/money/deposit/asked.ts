import { coins, type CoinCode } from '../../../domain/reference/coin.ts'
import { networkCodes, type NetworkCode } from '../../../domain/reference/network.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'

/** The network that a call names, where the coin travels over it; undefined where it names none. */
export function askedNetwork(coin: CoinCode, name: string | undefined): NetworkCode | undefined {
  if (name === undefined) return undefined
  const way = coins[coin].networks.find(({ network }) => network === name)
  if (!way) throw new RequestRefused(refuse('invalid_choice', 'network'))
  return way.network
}

/** A network by its code. */
export function networkNamed(name: string): NetworkCode {
  const network = networkCodes.find(code => code === name)
  if (!network) throw new RequestRefused(refuse('invalid_choice', 'network'))
  return network
}
