import { useQuery } from '@apollo/client/react'
import type {
  FeesContent,
  FeesShape,
  NetworkFeeShape,
} from '@souk/design-system/domain/growth/fees/feeShape.ts'
import { multiply, type DecimalString } from '@souk/design-system/format/decimal.ts'
import type { FeesQuery as FeesData } from '../../__generated__/graphql.ts'
import { FeesQuery } from './Fees.queries.ts'

/** What a coin is worth in US dollars, by its code. */
export type DollarRates = ReadonlyMap<string, DecimalString>

/** Every fee, whatever has become of asking for them. */
export function useFees(rates: DollarRates): FeesContent {
  const { data, error, loading, refetch } = useQuery(FeesQuery)
  const fees = data === undefined ? null : feesOf(data, rates)
  if (fees !== null) return { status: 'ready', fees, isStale: error !== undefined }
  if (loading && error === undefined) return { status: 'loading' }
  // The page says by itself that they did not load.
  return { status: 'failed', onRetry: () => void refetch().catch(() => {}), isRetrying: loading }
}

/** Null while a part of them is missing: a list of all fees has all of them. */
function feesOf(data: FeesData, rates: DollarRates): FeesShape | null {
  const { fees, swapSettings, serviceFee, withdrawalFees, currencies, inviteTerms } = data
  const [first, ...rest] = fees?.makerTiers ?? []
  if (!fees || !swapSettings || !serviceFee || !withdrawalFees || !currencies || !inviteTerms) return null
  if (first === undefined) return null
  return {
    tiers: [first, ...rest],
    takerPercent: fees.takerPercent,
    swapPercent: swapSettings.feePercent,
    withdrawalPercent: serviceFee.percent,
    internalPercent: serviceFee.internalPercent,
    invoicePercent: fees.invoicePercent,
    cashbackLeastUsd: fees.cashbackLeastUsd,
    shares: inviteTerms,
    networks: networksOf(withdrawalFees.items, currencies.coins, rates),
  }
}

type FeeRows = NonNullable<FeesData['withdrawalFees']>['items']
type CoinRows = NonNullable<FeesData['currencies']>['coins']

/** What sending costs beside what receiving asks for, network by network. */
function networksOf(rows: FeeRows, coins: CoinRows, rates: DollarRates): readonly NetworkFeeShape[] {
  return rows.flatMap(({ cryptoCurrencyCode, network, networkName, networkFee }) => {
    const way = coins
      .find(({ code }) => code === cryptoCurrencyCode)
      ?.networks.find(({ code }) => code === network)
    const rate = rates.get(cryptoCurrencyCode)
    if (way === undefined) return []
    return [
      {
        coinCode: cryptoCurrencyCode,
        network,
        networkName,
        networkFee,
        networkFeeUsd: rate === undefined ? null : multiply(networkFee, rate),
        minimumDeposit: way.minimumDeposit,
        confirmations: way.confirmations,
      },
    ]
  })
}
