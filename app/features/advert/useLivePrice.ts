import { useQuery } from '@apollo/client/react'
import type { AdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import type { LivePrice } from '@souk/design-system/domain/trading/advert/wizard/price/livePrice.ts'
import type { PriceErrors, PriceMode } from '@souk/design-system/domain/trading/advert/wizard/form/price.ts'
import { isDecimalString } from '@souk/design-system/format/decimal.ts'
import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { useState } from 'react'
import type { CalculatePriceQueryVariables } from '../../__generated__/graphql.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { CalculatePriceQuery, RateNamesQuery } from './AdvertWizard.queries.ts'
import { useDebouncedContents } from './useDebouncedContents.ts'

/** A price follows the market this often; and is asked for so long after the last key. */
const askEvery = 10_000
const typingPause = 300

type PriceValues = Pick<
  AdvertValues,
  'type' | 'cryptoCurrencyCode' | 'currencyCode' | 'priceMode' | 'marginPercent' | 'equation' | 'fixedPrice'
>

/** What is asked about a price, by its mode; null while it is not written yet. */
const askedOf: Record<PriceMode, (values: PriceValues) => Partial<CalculatePriceQueryVariables> | null> = {
  average: ({ marginPercent }) => (isDecimalString(marginPercent) ? { marginPercent } : null),
  formula: ({ equation }) => (equation.trim() === '' ? null : { equation }),
  fixed: ({ fixedPrice }) => (isDecimalString(fixedPrice) ? { fixedPrice } : null),
}

/** Stands in for the variables of a call that is not made. */
const unasked: CalculatePriceQueryVariables = {
  type: 'Sell',
  cryptoCurrencyCode: '',
  currencyCode: '',
  priceMode: 'average',
}

function askedPrice(values: PriceValues, advertId: string | null): CalculatePriceQueryVariables | null {
  const { type, cryptoCurrencyCode, currencyCode, priceMode } = values
  const price = askedOf[priceMode](values)
  if (price === null || cryptoCurrencyCode === '' || currencyCode === '') return null
  const own = advertId === null ? {} : { advertId }
  return { type, cryptoCurrencyCode, currencyCode, priceMode, ...price, ...own }
}

/** What the price that is written comes to now, where it would stand, and what is wrong with it. */
export function useLivePrice(values: PriceValues, advertId: string | null): LivePrice {
  const errorText = useErrorText()
  const [prefix, setPrefix] = useState('')
  const written = askedPrice(values, advertId)
  const asked = useDebouncedContents(written, typingPause)
  const isSamePair =
    asked?.cryptoCurrencyCode === values.cryptoCurrencyCode &&
    asked.currencyCode === values.currencyCode &&
    asked.type === values.type
  const { data, previousData, error } = useQuery(CalculatePriceQuery, {
    variables: asked ?? unasked,
    skip: asked === null,
    pollInterval: askEvery,
    // A price of a moment: nothing else shows it.
    fetchPolicy: 'no-cache',
  })
  const names = useQuery(RateNamesQuery, {
    variables: {
      id: advertId ?? 'new',
      cryptoCurrencyCode: values.cryptoCurrencyCode,
      currencyCode: values.currencyCode,
      prefix,
    },
    skip: values.priceMode !== 'formula',
    fetchPolicy: 'no-cache',
  })
  const isAnswered = data?.calculatePrice !== undefined && JSON.stringify(asked) === JSON.stringify(written)
  const found = data?.calculatePrice ?? previousData?.calculatePrice ?? null
  const refusal = error === undefined || written === null ? null : refusalOf(error)
  return {
    preview: isSamePair ? found : null,
    isOld: !isAnswered,
    errors: refusal === null ? {} : errorsOf(refusal, errorText),
    balanceMaximum: isSamePair ? (found?.balanceMaximum ?? null) : null,
    suggestions: (names.data ?? names.previousData)?.autocompleteMacros?.items ?? [],
    onQuery: setPrefix,
  }
}

type Refusal = NonNullable<ReturnType<typeof refusalOf>>

/** What a price was refused for, at its field. */
function errorsOf(refusal: Refusal, errorText: ReturnType<typeof useErrorText>): PriceErrors {
  const [field] = Object.keys(refusal.fields)
  const message = errorText({
    code: refusal.code,
    params: refusal.params,
    text: field === undefined ? undefined : refusal.fields[field],
  })
  const place = Number(refusal.params?.['position'])
  const byField: Readonly<Record<string, PriceErrors>> = {
    margin_percent: { marginPercent: message },
    // The wire counts characters from 1.
    equation: { equation: { message, position: Number.isSafeInteger(place) ? place - 1 : null } },
    fixed_price: { fixedPrice: message },
  }
  return byField[field ?? ''] ?? {}
}
