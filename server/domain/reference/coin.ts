import { decimal } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import type { NetworkCode, TokenStandard } from './network.ts'

/** The coins that Souk keeps, in the order of lists. */
export const coinCodes = [
  'BTC',
  'ETH',
  'USDT',
  'USDC',
  'DAI',
  'TON',
  'TRX',
  'LTC',
  'XMR',
  'A7A5',
  'RUBT',
] as const
export type CoinCode = (typeof coinCodes)[number]

/** How one coin travels over one network. Amounts are in the coin. */
export type CoinNetwork = {
  readonly network: NetworkCode
  /** The token standard, where the coin is a guest on the chain; null on its own chain. */
  readonly standard: TokenStandard | null
  /** Blocks after which a deposit is credited. */
  readonly confirmations: number
  /** A smaller deposit is not credited. */
  readonly minimumDeposit: DecimalString
  /** What a withdrawal costs when the chain gives no estimate. */
  readonly networkFee: DecimalString
}

export type Coin = {
  readonly code: CoinCode
  /** A proper name: the same in every language. */
  readonly name: string
  /** As in `/buy-bitcoin`. */
  readonly alias: string
  /** Decimal places on chain: the scale of the ledger. */
  readonly scale: number
  /** Decimal places of the compact form. */
  readonly shownDecimals: number
  /** The first is the default. */
  readonly networks: readonly [CoinNetwork, ...CoinNetwork[]]
}

const over = (
  network: NetworkCode,
  standard: TokenStandard | null,
  confirmations: number,
  minimumDeposit: string,
  networkFee: string,
): CoinNetwork => ({
  network,
  standard,
  confirmations,
  minimumDeposit: decimal(minimumDeposit),
  networkFee: decimal(networkFee),
})

type CoinRow = readonly [
  name: string,
  alias: string,
  scale: number,
  shown: number,
  networks: Coin['networks'],
]

const table = {
  BTC: ['Bitcoin', 'bitcoin', 8, 8, [over('bitcoin', null, 2, '0.0002', '0.0001')]],
  ETH: ['Ethereum', 'ethereum', 18, 6, [over('ethereum', null, 12, '0.001', '0.0009')]],
  USDT: [
    'Tether',
    'tether',
    6,
    2,
    [
      over('ethereum', 'ERC20', 12, '10', '3'),
      over('tron', 'TRC20', 20, '1', '3'),
      over('ton', 'Jetton', 1, '1', '0.5'),
    ],
  ],
  USDC: ['USD Coin', 'usd-coin', 6, 2, [over('ethereum', 'ERC20', 12, '10', '3')]],
  DAI: ['Dai', 'dai', 18, 2, [over('ethereum', 'ERC20', 12, '10', '3')]],
  TON: ['Toncoin', 'toncoin', 9, 2, [over('ton', null, 1, '0.5', '0.05')]],
  TRX: ['TRON', 'tron', 6, 2, [over('tron', null, 20, '10', '1')]],
  LTC: ['Litecoin', 'litecoin', 8, 2, [over('litecoin', null, 6, '0.01', '0.001')]],
  XMR: ['Monero', 'monero', 12, 6, [over('monero', null, 10, '0.01', '0.0002')]],
  A7A5: [
    'A7A5',
    'a7a5',
    6,
    2,
    [over('ethereum', 'ERC20', 12, '100', '50'), over('tron', 'TRC20', 20, '100', '50')],
  ],
  RUBT: ['RUBT', 'rubt', 6, 2, [over('tron', 'TRC20', 20, '100', '50')]],
} as const satisfies Record<CoinCode, CoinRow>

/** Every coin by its code. */
export const coins: Readonly<Record<CoinCode, Coin>> = Object.fromEntries(
  coinCodes.map(code => {
    const [name, alias, scale, shownDecimals, networks]: CoinRow = table[code]
    return [code, { code, name, alias, scale, shownDecimals, networks }]
  }),
) as Record<CoinCode, Coin>

/** Whether a text is the code of one of our coins (upper case). */
export const isCoinCode = (text: string): text is CoinCode => Object.hasOwn(table, text)

/** How a coin travels over a network; undefined when it does not. */
export const findCoinNetwork = (coin: CoinCode, network: NetworkCode): CoinNetwork | undefined =>
  coins[coin].networks.find(candidate => candidate.network === network)
