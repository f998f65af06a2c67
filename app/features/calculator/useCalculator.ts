import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type {
  CalculatorAsk,
  CalculatorMarket,
  CalculatorPair,
  OffersBothWays,
  RelatedRates,
} from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import { offersAsked, offersVariables } from '../../parts/reading/calculatorCalls.ts'
import { bothWaysOf, dollarsIn, marketOf, relatedRates } from '../../parts/reading/calculatorShapes.ts'
import { useRateMoves } from '../../services/useRateMoves.ts'
import { CalculatorQuery } from './Calculator.queries.ts'

/** What a calculator counts with. */
interface Counted {
  readonly ask: CalculatorAsk
  readonly market: CalculatorMarket
  readonly offers: OffersBothWays
  readonly dollars: DecimalString | null
  readonly related: RelatedRates
}

export type CalculatorState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | ({ readonly status: 'ready' } & Counted)

interface Wanted {
  readonly pair: CalculatorPair
  readonly does: CalculatorAsk['does']
  /** What the address says; null where it says nothing. */
  readonly said: CalculatorAsk | null
  readonly assets: AssetBook
}

/** The market of a pair and what people offer for an amount, live. */
export function useCalculator({ pair, does, said, assets }: Wanted): CalculatorState {
  const { coin, fiat } = pair
  const { data, previousData, error, loading, refetch } = useQuery(CalculatorQuery, {
    variables: {
      ...offersVariables(does, coin.code, fiat.code, said),
      limit: offersAsked,
      isSaid: said !== null,
    },
  })
  // What it fails with shows in place.
  const again = () => void refetch().catch(() => {})
  const name = `${coin.code}_${fiat.code}`.toLowerCase()
  useRateMoves({ pair: name, isOn: data !== undefined, onMove: again })
  // Another amount of the same pair takes the place of the one before when it is there; another pair never does.
  const known = data ?? (isOf(previousData, name) ? previousData : undefined)
  const any = does === 'buy' ? known?.buy : known?.sell
  if (!known || !any) {
    if (loading && error === undefined) return { status: 'loading' }
    return { status: 'failed', onRetry: again, isRetrying: loading }
  }
  const ofCoin = known.ofCoin?.items ?? []
  const dollars = dollarsIn(ofCoin)
  const none = { ...any, items: [], total: 0 }
  const fitting = said === null ? null : (known.fitting ?? none)
  return {
    status: 'ready',
    ...marketOf({ any, fitting }, { does, ask: said, dollars }, pair),
    offers: bothWaysOf(known.buy ?? null, known.sell ?? null),
    dollars,
    related: relatedRates(ofCoin, known.inFiat?.items ?? [], pair, assets),
  }
}

const isOf = (
  data: { readonly ofCoin?: { readonly items: readonly { readonly pair: string }[] } | null } | undefined,
  name: string,
): boolean => data?.ofCoin?.items.some(({ pair }) => pair === name) ?? false
