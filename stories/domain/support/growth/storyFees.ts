import type {
  ExampleSource,
  FeesContent,
  FeesShape,
  NetworkFeeShape,
} from '../../../../design-system/domain/growth/fees/feeShape.ts'
import { tradeSums } from '../../../../design-system/domain/growth/fees/example/tradeSums.ts'
import { storyBook } from '../storyAssetBook.ts'

const network = (
  coinCode: string,
  [code, networkName]: readonly [string, string],
  [networkFee, minimumDeposit, confirmations]: readonly [string, string, number],
  networkFeeUsd: string | null,
): NetworkFeeShape => ({
  coinCode,
  network: code,
  networkName,
  networkFee,
  networkFeeUsd,
  minimumDeposit,
  confirmations,
})

/** Every fee as the platform starts with them. */
export const storyFees: FeesShape = {
  tiers: [
    { fromVolumeUsd: '0', percent: '0.9' },
    { fromVolumeUsd: '10000', percent: '0.7' },
    { fromVolumeUsd: '50000', percent: '0.5' },
    { fromVolumeUsd: '200000', percent: '0.3' },
    { fromVolumeUsd: '1000000', percent: '0.2' },
  ],
  takerPercent: '0',
  swapPercent: '0.5',
  withdrawalPercent: '0.5',
  internalPercent: '0',
  invoicePercent: '1',
  cashbackLeastUsd: '1',
  shares: { contractorPercent: '30', ownerPercent: '20' },
  networks: [
    network('BTC', ['bitcoin', 'Bitcoin'], ['0.0001', '0.0002', 2], '9.25'),
    network('ETH', ['ethereum', 'Ethereum'], ['0.000900000000000001', '0.001', 12], '2.81'),
    network('USDT', ['ethereum', 'Ethereum (ERC20)'], ['3', '10', 12], '3'),
    network('USDT', ['tron', 'TRON (TRC20)'], ['3', '1', 20], '3'),
    network('USDT', ['ton', 'TON'], ['0.5', '1', 1], '0.5'),
    network('A7A5', ['ethereum', 'Ethereum (ERC20)'], ['50', '100', 12], null),
  ],
}

export const readyFees: FeesContent = { status: 'ready', fees: storyFees, isStale: false }

/** What one trade is computed from: an offer of bitcoin for naira. */
export const storyExample: ExampleSource = {
  coin: storyBook.of('BTC'),
  fiat: storyBook.of('NGN'),
  price: '147376128',
  fiatAmount: '250000',
  ownerName: 'lagoscoin',
  usdRate: '92480',
}

/** A coin with eighteen digits, at the market's rate. */
export const longExample: ExampleSource = {
  coin: storyBook.of('ETH'),
  fiat: storyBook.of('RUB'),
  price: '291137.77',
  fiatAmount: '10000',
  ownerName: null,
  usdRate: null,
}

/** The sums of an example at a fee. */
export const sumsOf = (source: ExampleSource, percent: string) =>
  tradeSums({
    ...source,
    percent,
    sharePercent: '30',
    coinDecimals: source.coin.decimals,
    fiatDecimals: source.fiat.decimals,
  })
