import { useIsStale } from '@souk/design-system/domain/reference/asset/useIsStale.ts'
import { CalculatorLoading } from '@souk/design-system/domain/content/calculator/CalculatorLoading.tsx'
import { CalculatorView } from '@souk/design-system/domain/content/calculator/CalculatorView.tsx'
import type { CalculatorPair } from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useLocation } from 'react-router-dom'
import { localePrefix, withLocale } from '../../routes/localePrefix.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { usePage } from '../../parts/content/usePage.ts'
import { useTextLive } from '../../parts/content/useTextLive.ts'
import { useTextWords } from '../../parts/content/useTextWords.ts'
import { calculatorHrefs } from '../../parts/reading/calculatorAddress.ts'
import { pageNameOf } from '../../parts/reading/pageNames.ts'
import { readingPaths } from '../../parts/reading/readingPaths.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useSettings } from '../../session/useSettings.ts'
import { useCalculator } from './useCalculator.ts'
import { useCalculatorAsk } from './useCalculatorAsk.ts'
import { useRateLine } from './useRateLine.ts'

/** Rates are marked as old after this, until the settings say otherwise, in seconds. */
const usuallyStaleAfter = 60

const loadBelow = () =>
  import('@souk/design-system/domain/content/calculatorSections/CalculatorSections.tsx').then(
    module => module.CalculatorSections,
  )

/** What a coin is worth in a currency, both ways, and what people really offer for the amount. */
export function CalculatorPage() {
  const t = useT('calculator')
  const locale = useLocale()
  const { pathname } = useLocation()
  const match = matchRoute(pathname)
  const page = usePage((match && pageNameOf(match.name, match.params)) ?? '')
  useTextWords(page)
  const live = useTextLive(page)
  const { coinCode, fiatCode, does, typed, said, setAsk, setPair } = useCalculatorAsk()
  const known = useAssets()
  const assets = known ?? noAssets
  const pair: CalculatorPair = { coin: assets.of(coinCode), fiat: assets.of(fiatCode) }
  const counted = useCalculator({ pair, does, said, assets })
  const line = useRateLine(pair)
  const settings = useSettings()
  const ratesAt = counted.status === 'ready' ? counted.market.ratesAt : new Date(0).toISOString()
  const isStale = useIsStale(ratesAt, settings?.rateStaleSeconds ?? usuallyStaleAfter)
  const showBelow = useWordedPart(counted.status === 'ready', loadBelow, 'content')
  if (counted.status === 'failed')
    return <FailedState onRetry={counted.onRetry} isRetrying={counted.isRetrying} />
  if (counted.status === 'loading' || known === null)
    return <CalculatorLoading title={t('title', { coin: pair.coin.name, fiat: fiatCode })} />
  const { ask, market, offers, dollars, related } = counted
  const hrefs = calculatorHrefs(coinCode, fiatCode, locale)
  return (
    <CalculatorView
      {...{ pair, market, offers, dollars, isStale }}
      ask={typed ?? ask}
      onAsk={setAsk}
      onPair={setPair}
      choices={{ coins: assets.coins, fiats: assets.fiats }}
      origin={location.origin + localePrefix(locale)}
      action={withLocale(locale, readingPaths.calculator())}
      hrefs={hrefs}
    >
      {showBelow?.({
        pair,
        market,
        offers,
        dollars,
        related,
        live,
        hrefs,
        isStale,
        ask: typed ?? ask,
        history: line.history,
        period: line.period,
        onPeriod: line.setPeriod,
        page: page.status === 'ready' ? page.value : null,
      })}
    </CalculatorView>
  )
}
