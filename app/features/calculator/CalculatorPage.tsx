import { useIsStale } from '@souk/design-system/domain/asset/useIsStale.ts'
import { CalculatorLoading } from '@souk/design-system/domain/calculator/CalculatorLoading.tsx'
import { CalculatorView } from '@souk/design-system/domain/calculator/CalculatorView.tsx'
import type { CalculatorPair } from '@souk/design-system/domain/calculator/calculatorShape.ts'
import { FailedState } from '@souk/design-system/domain/state/FailedState.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useLocation } from 'react-router-dom'
import { localePrefix, withLocale } from '../../address/localePrefix.ts'
import { matchRoute } from '../../address/matchRoute.ts'
import { usePage } from '../../content/usePage.ts'
import { useTextLive } from '../../content/useTextLive.ts'
import { useTextWords } from '../../content/useTextWords.ts'
import { calculatorHrefs } from '../../reading/calculatorAddress.ts'
import { pageNameOf } from '../../reading/pageNames.ts'
import { readingPaths } from '../../reading/readingPaths.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { useSettings } from '../../session/useSettings.ts'
import { useCalculator } from './useCalculator.ts'
import { useCalculatorAsk } from './useCalculatorAsk.ts'
import { useRateLine } from './useRateLine.ts'

/** Rates are marked as old after this, until the settings say otherwise, in seconds. */
const usuallyStaleAfter = 60

const loadBelow = () =>
  import('@souk/design-system/domain/calculator/CalculatorBelow.tsx').then(module => module.CalculatorBelow)

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
