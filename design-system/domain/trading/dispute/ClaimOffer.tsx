import Scale from 'lucide-react/icons/scale'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import type { TradeAction } from '../trade/tradeParts.ts'

interface ClaimOfferProps {
  /** The action `claim` of the trade. */
  action: TradeAction
  onClaim: () => void
}

/** Tells the buyer of a trade that time ended what is left to them, and until when. */
export function ClaimOffer({ action, onClaim }: ClaimOfferProps) {
  const t = useT('dispute')
  const locale = useLocale()
  if (!action.isAvailable || action.until === null)
    return <Notice icon={Scale}>{t('claim.offer.late')}</Notice>
  return (
    <Notice
      icon={Scale}
      title={t('claim.offer.title')}
      action={<Button onClick={onClaim}>{t('claim.offer.action')}</Button>}
    >
      {t('claim.offer.text', { time: formatDate(action.until, { format: 'dateTime', locale }) })}
    </Notice>
  )
}
