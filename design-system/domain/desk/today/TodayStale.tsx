import { formatRelativeTime } from '../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { useNow } from '../../reference/clock/useNow.ts'

interface TodayStaleProps {
  /** When what is shown was answered, ISO-8601. */
  answeredAt: string
}

/** Says how old the day on screen is, when it could not be asked for again. */
export function TodayStale({ answeredAt }: TodayStaleProps) {
  const t = useT('desk')
  const locale = useLocale()
  const now = useNow('halfMinute')
  return <StaleNote>{t('today.stale', { time: formatRelativeTime(answeredAt, { now, locale }) })}</StaleNote>
}
