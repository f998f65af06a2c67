import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { fiatOf, writableOffers } from '../text/article/live/liveFigure.ts'
import type { CountryMarketShape } from './countryShape.ts'
import { BestLine } from './CountryHero.styles.ts'

/** The best offer to buy from, and whose it is; nothing where there is none. */
export function BestNow({ market: { offers } }: { market: CountryMarketShape }) {
  const t = useT('country')
  const locale = useLocale()
  const [best] = writableOffers(offers?.buy)
  if (best === undefined) return null
  const price = formatAmount(best.price, fiatOf(best.fiat), { mode: 'price', locale })
  return (
    <BestLine>
      {t('best', { coin: best.coin, name: best.userName })}{' '}
      <TextLink href={best.href}>
        <strong>{price}</strong>
      </TextLink>
    </BestLine>
  )
}
