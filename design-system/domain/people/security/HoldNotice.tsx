import * as unions from '../../__generated__/unions.ts'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { formatDate } from '../../../format/date/formatDate.ts'
import type { Moment } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { useTimeLeft } from '../../reference/clock/useTimeLeft.ts'

/** The changes after which somebody else could be the owner. */
export const holdReasons = unions.moneyHoldReasons
export type HoldReason = (typeof holdReasons)[number]

interface HoldNoticeProps {
  until: Moment
  reason: HoldReason
}

/** No money leaves for a while, until when and why. Goes when the time is up. */
export function HoldNotice({ until, reason }: HoldNoticeProps) {
  const t = useT('security')
  const locale = useLocale()
  if (useTimeLeft(until) === 0) return null
  return (
    <Notice
      tone="warning"
      icon={LockKeyhole}
      title={t('hold.title', { date: formatDate(until, { format: 'dateTime', locale }) })}
    >
      {t(`hold.reason.${reason}`)}
    </Notice>
  )
}
