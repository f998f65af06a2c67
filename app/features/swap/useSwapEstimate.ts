import { useQuery } from '@apollo/client/react'
import { useIsStale } from '@souk/design-system/domain/reference/asset/useIsStale.ts'
import type { SwapEstimateShape } from '@souk/design-system/domain/money/swap/swapShape.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useRateMoves } from '../../services/useRateMoves.ts'
import { useSettings } from '../../session/useSettings.ts'
import { useDebounced } from '../../services/useDebounced.ts'
import { SwapEstimateQuery, SwapLimitsQuery } from './Swap.queries.ts'
import type { SwapDraft } from './useSwapDraft.ts'

/** It is asked once typing has paused for so long, in milliseconds. */
const pause = 250
/** Rates are marked as old after this, until the settings say otherwise, in seconds. */
const usuallyStaleAfter = 60
const longAgo = new Date(0).toISOString()

/** What the swap would come to, and its limits; both follow the rate. What was known stays on screen until the next is. */
export function useSwapEstimate({ from, to, side }: SwapDraft, amount: DecimalString | null) {
  const asked = useDebounced(amount, pause)
  const { data, previousData, error, refetch } = useQuery(SwapEstimateQuery, {
    variables: { input: { fromCode: from, toCode: to, side, amount: asked ?? '0' } },
  })
  // The limits move with the rates. Without them the server says what is wrong with an amount.
  const bounds = useQuery(SwapLimitsQuery, {
    variables: { input: { fromCode: from, toCode: to } },
    context: marked({ errors: 'silent' }),
  })
  const again = () => {
    // What it fails with shows in place.
    refetch().catch(() => {})
    bounds.refetch().catch(() => {})
  }
  const coin = from === 'USDT' ? to : from
  useRateMoves({ pair: `${coin}_usd`.toLowerCase(), isOn: data !== undefined, onMove: again })
  const settings = useSettings()
  const known = data?.swapEstimate ?? previousData?.swapEstimate ?? null
  const isOld = useIsStale(known?.ratesAt ?? longAgo, settings?.rateStaleSeconds ?? usuallyStaleAfter)
  const isOfPair = known !== null && known.fromCode === from && known.toCode === to
  const estimate: SwapEstimateShape | null = isOfPair ? known : null
  return {
    estimate,
    limits: bounds.data?.swapLimits ?? null,
    isStale: isOld || asked !== amount || data === undefined,
    isFailed: error !== undefined && estimate === null,
    again,
  }
}
