import { addWordBundle } from '@souk/design-system/locales/createI18n.ts'
import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { OfferFilters, OfferPage } from '@souk/design-system/domain/trading/advert/offer.ts'
import { compare, type DecimalString } from '@souk/design-system/format/decimal.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useCallback } from 'react'
import type { InstantTradeProps } from '../../parts/instant/InstantTrade.tsx'
import { usePart } from '../../services/usePart.ts'
import { useServices } from '../../services/useServices.ts'

interface InstantTradeCornerProps {
  filters: OfferFilters
  offers: OfferPage | null
  coin: NamedAsset
  fiat: NamedAsset
  methods: readonly { readonly code: string; readonly name: string }[]
}

/** Buying at once, beside the offers that trade so; it comes, with its words, when these are looked for. */
export function InstantTradeCorner({ filters, offers, coin, fiat, methods }: InstantTradeCornerProps) {
  const { i18n } = useServices()
  const locale = useLocale()
  const load = useCallback(async () => {
    const [part] = await Promise.all([
      import('../../parts/instant/InstantTrade.tsx'),
      addWordBundle(i18n, locale, 'instant'),
    ])
    return part.InstantTrade
  }, [i18n, locale])
  const show = usePart<InstantTradeProps>(filters.type === 'buy' && filters.supportsInstantTrade, load)
  const [code, ...others] = filters.paymentMethodCodes
  const method = others.length === 0 ? methods.find(one => one.code === code) : undefined
  return show?.({
    coin,
    fiat,
    amount: filters.amount,
    amountSide: filters.amountSide,
    method: method ?? null,
    bestPrice: cheapestOf(offers),
  })
}

/** The lowest price of the offers that could be taken by somebody. */
function cheapestOf(offers: OfferPage | null): DecimalString | null {
  const prices = (offers?.items ?? []).flatMap(({ price, isOwn }) => (price === null || isOwn ? [] : [price]))
  return prices.toSorted(compare)[0] ?? null
}
