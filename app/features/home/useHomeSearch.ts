import { noFilters } from '@souk/design-system/domain/advert/offer.ts'
import type { OfferFilters } from '@souk/design-system/domain/advert/offer.ts'
import { useState } from 'react'
import { paths, withQuery } from '../../paths.ts'
import { usePreferences } from '../../preferences/usePreferences.ts'

interface HomeSearch {
  readonly filters: OfferFilters
  readonly change: (change: Partial<OfferFilters>) => void
  /** The offers that are searched for. */
  readonly href: string
}

/** The search that begins on the home page, with what the viewer likes, which it remembers. */
export function useHomeSearch(): HomeSearch {
  const { cryptoCurrencyCode, currencyCode, countryCode, change: prefer } = usePreferences()
  const [own, setOwn] = useState<Pick<OfferFilters, 'type' | 'amount' | 'paymentMethodCodes'>>({
    type: 'buy',
    amount: null,
    paymentMethodCodes: [],
  })
  const filters: OfferFilters = {
    ...noFilters,
    ...own,
    cryptoCurrencyCode,
    currencyCode,
    countryCode,
    amountSide: 'fiat',
    sort: 'best_price',
  }
  const query = new URLSearchParams({ cryptoCurrencyCode, currencyCode, amount: own.amount ?? '' })
  for (const code of own.paymentMethodCodes) query.append('paymentMethodCode', code)
  return {
    filters,
    change: ({ type, amount, paymentMethodCodes, cryptoCurrencyCode: coin, currencyCode: fiat }) => {
      setOwn(last => ({
        type: type ?? last.type,
        amount: amount === undefined ? last.amount : amount,
        paymentMethodCodes: paymentMethodCodes ?? last.paymentMethodCodes,
      }))
      if (coin !== undefined || fiat !== undefined)
        prefer({
          ...(coin === undefined ? {} : { cryptoCurrencyCode: coin }),
          ...(fiat === undefined ? {} : { currencyCode: fiat }),
        })
    },
    href: withQuery(paths.search(own.type), query),
  }
}
