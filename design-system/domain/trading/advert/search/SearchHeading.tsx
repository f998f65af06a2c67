import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { RateChange } from '../../../reference/asset/RateChange.tsx'
import { PriceAge } from './PriceAge.tsx'
import { BuySellSwitch } from '../BuySellSwitch.tsx'
import type { SearchType } from '../offer.ts'
import { Facts, HeadingRow, Title } from './SearchHeading.styles.ts'
import { useOffersText } from '../offerList/useOffersText.ts'

interface SearchHeadingProps {
  type: SearchType
  coin: NamedAsset
  fiat: DisplayAsset
  onTypeChange: (type: SearchType) => void
  /** Null while the offers are coming. */
  found: { readonly total: number; readonly totalIsCapped: boolean } | null
  /** The country searched in, in the viewer's language. */
  countryName: string | null
  marketRate: DecimalString | null
  marketChangePercent: DecimalString | null
  /** When the rates were taken; null while the offers are coming. */
  ratesAt: string | null
}

/** What is searched, how much of it there is, and where the market stands. */
export function SearchHeading(props: SearchHeadingProps) {
  const { type, coin, fiat, onTypeChange, found, countryName, marketRate, marketChangePercent, ratesAt } =
    props
  const t = useT('advert')
  const locale = useLocale()
  const offersText = useOffersText()
  return (
    <HeadingRow>
      <div data-part="words">
        <Title>{t(type === 'buy' ? 'search.buyCoin' : 'search.sellCoin', { coin: coin.name })}</Title>
        <Facts>
          {found !== null && <span>{offersText(found.total, found.totalIsCapped)}</span>}
          {countryName !== null && <span>{countryName}</span>}
          {marketRate !== null && (
            <span data-part="market">
              {t('search.market', {
                rate: formatAmount(marketRate, fiat, { mode: 'price', locale }),
                coin: coin.code,
              })}
              {marketChangePercent !== null && <RateChange percent={marketChangePercent} look="today" />}
            </span>
          )}
          {ratesAt !== null && <PriceAge at={ratesAt} />}
        </Facts>
      </div>
      <BuySellSwitch type={type} onChange={onTypeChange} />
    </HeadingRow>
  )
}
