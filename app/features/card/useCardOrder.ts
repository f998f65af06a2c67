import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { CardLimitShape, CardRateShape } from '@souk/design-system/domain/money/card/cardShape.ts'
import { compare, type DecimalString } from '@souk/design-system/format/decimal.ts'
import { formatAmount } from '@souk/design-system/format/formatAmount.ts'
import { formatDecimal } from '@souk/design-system/format/formatDecimal.ts'
import { parseDecimal } from '@souk/design-system/format/parseDecimal.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useDebounced } from '../../services/useDebounced.ts'
import { CardFinalRateQuery, CardRatesQuery } from './Card.queries.ts'

/** It is asked once typing has paused for so long, in milliseconds. */
const pause = 300

/** What is to be bought: begun by the address, judged by the limits, priced by the provider. */
export function useCardOrder(limits: readonly CardLimitShape[], assets: AssetBook) {
  const [query] = useSearchParams()
  const locale = useLocale()
  const t = useT('card')
  const [wanted, setWanted] = useState({
    coin: (query.get('cryptoCurrency') ?? '').toUpperCase(),
    fiat: (query.get('fiatCurrency') ?? '').toUpperCase(),
  })
  const limit = limitFor(limits, wanted)
  const coin = assets.of(limit.cryptoCurrencyCode)
  const fiat = assets.of(limit.currencyCode)
  const [text, setText] = useState(() => {
    // The address is written by programs: with a point, without groups.
    const named = parseDecimal(query.get('amount') ?? '', { locale: 'en' })
    return named.ok ? formatDecimal(named.value, locale) : ''
  })
  const parsed = parseDecimal(text, { locale, decimals: fiat.decimals })
  const amount = parsed.ok ? parsed.value : null
  const { data } = useFinalRate(coin.code, fiat.code, isWithin() ? amount : null)
  const found = data?.cardFinalRate
  const isOfThis =
    found?.cryptoCurrencyCode === coin.code &&
    found.currencyCode === fiat.code &&
    amount !== null &&
    compare(found.fiatAmount, amount) === 0
  const rate: CardRateShape | null = found && isOfThis ? found : null
  return {
    coin,
    fiat,
    limit,
    text,
    amount,
    rate,
    marketRate: useMarketRate(coin.code, fiat.code),
    error: errorNow(),
    onText: setText,
    onCoin: (code: string) => setWanted({ coin: code, fiat: fiat.code }),
    onFiat: (code: string) => setWanted({ coin: coin.code, fiat: code }),
  }

  function isWithin(): boolean {
    return amount !== null && compare(amount, limit.minimum) >= 0 && compare(amount, limit.maximum) <= 0
  }
  function errorNow(): string | undefined {
    const money = (value: string) => formatAmount(value, fiat, { mode: 'full', locale })
    if (!parsed.ok)
      return parsed.fault === 'empty'
        ? undefined
        : t(parsed.fault === 'tooManyDecimals' ? 'tooManyDecimals' : 'notAmount')
    if (compare(parsed.value, limit.minimum) < 0) return t('tooSmall', { min: money(limit.minimum) })
    if (compare(parsed.value, limit.maximum) > 0) return t('tooLarge', { max: money(limit.maximum) })
    return undefined
  }
}

/** The provider's rate of a pair before its fee; null while it is not known. The form is whole without it. */
function useMarketRate(cryptoCurrencyCode: string, currencyCode: string): DecimalString | null {
  const { data } = useQuery(CardRatesQuery, { context: marked({ errors: 'silent' }) })
  const ofPair = data?.cardExchangeRates?.items.find(
    each => each.cryptoCurrencyCode === cryptoCurrencyCode && each.currencyCode === currencyCode,
  )
  return ofPair?.rate ?? null
}

function useFinalRate(cryptoCurrencyCode: string, currencyCode: string, amount: string | null) {
  const asked = useDebounced(amount, pause)
  return useQuery(CardFinalRateQuery, {
    variables: { cryptoCurrencyCode, currencyCode, amount: asked ?? '0' },
    skip: asked === null || asked !== amount,
    fetchPolicy: 'cache-and-network',
  })
}

/** The wanted pair, or the nearest there is. */
function limitFor(
  limits: readonly CardLimitShape[],
  { coin, fiat }: { readonly coin: string; readonly fiat: string },
): CardLimitShape {
  const ofCoin = limits.filter(each => each.cryptoCurrencyCode === coin)
  const among = ofCoin.length > 0 ? ofCoin : limits
  const found = among.find(each => each.currencyCode === fiat) ?? among[0]
  if (!found) throw new Error('There is nothing to buy')
  return found
}
