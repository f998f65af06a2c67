import { absolute, isNegative } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { worsePercent } from '../exchange.ts'
import type { SearchType } from '../offer.ts'

interface PriceChangedNoticeProps {
  before: DecimalString
  now: DecimalString
  fiat: DisplayAsset
  does: SearchType
  /** Opens the trade at the new price. */
  onAccept: () => void
  /** The other offers. */
  offersHref: string
}

/** The price moved while the trade was being opened: nothing is opened until the new one is accepted. */
export function PriceChangedNotice({
  before,
  now,
  fiat,
  does,
  onAccept,
  offersHref,
}: PriceChangedNoticeProps) {
  const t = useT('openTrade')
  const locale = useLocale()
  const worse = worsePercent(before, now, does)
  const write = (price: DecimalString) => formatAmount(price, fiat, { mode: 'price', locale })
  return (
    <Notice
      role="alert"
      tone={isNegative(worse) ? 'positive' : 'warning'}
      title={t('priceChangedTitle')}
      action={
        <Inline gap="2">
          <Button onClick={onAccept}>{t('acceptPrice', { price: write(now) })}</Button>
          <LinkButton variant="ghost" href={offersHref}>
            {t('toOffers')}
          </LinkButton>
        </Inline>
      }
    >
      {t(isNegative(worse) ? 'priceBetter' : 'priceWorse', {
        before: write(before),
        now: write(now),
        percent: formatPercent(absolute(worse), { locale }),
      })}
    </Notice>
  )
}
