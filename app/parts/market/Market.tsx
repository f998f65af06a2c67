import { useQuery } from '@apollo/client/react'
import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { MarketCard, type MarketContent } from '@souk/design-system/domain/reference/asset/MarketCard.tsx'
import type { RatePeriod } from '@souk/design-system/domain/reference/asset/ratePeriod.ts'
import { useIsStale } from '@souk/design-system/domain/reference/asset/useIsStale.ts'
import { useState } from 'react'
import { answerState } from '../../network/apollo/answerState.ts'
import { useRateMoves } from '../../services/useRateMoves.ts'
import { useSettings } from '../../session/useSettings.ts'
import { RateHistoryQuery } from './RateHistory.query.ts'

interface MarketProps {
  coin: NamedAsset
  fiat: NamedAsset
}

/** Rates are marked as old after this, until the settings say otherwise, in seconds. */
const usuallyStaleAfter = 60

/** The market of a pair, live. Fetched by `useWordedPart` with the words of `home`: few come for the chart alone. */
export function Market({ coin, fiat }: MarketProps) {
  const [period, setPeriod] = useState<RatePeriod>('day')
  const asked = useQuery(RateHistoryQuery, {
    variables: { cryptoCurrencyCode: coin.code, currencyCode: fiat.code, period },
  })
  const again = () => {
    // What it fails with shows in place.
    asked.refetch().catch(() => {})
  }
  const pair = `${coin.code}_${fiat.code}`.toLowerCase()
  useRateMoves({ pair, isOn: asked.data !== undefined, onMove: again })
  // Another period of the same pair takes the place of the one before when it is there; another pair never does.
  const known = (asked.data ?? asked.previousData)?.rateHistory
  const history = known?.pair === pair ? known : null
  const settings = useSettings()
  const isStale = useIsStale(
    history?.points.at(-1)?.at ?? new Date(0).toISOString(),
    settings?.rateStaleSeconds ?? usuallyStaleAfter,
  )
  const content: MarketContent = answerState(asked, history && { history, isStale })
  return <MarketCard {...{ coin, fiat, period, content }} onPeriod={setPeriod} />
}
