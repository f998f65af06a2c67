import type { ComponentProps } from 'react'
import { formatRelativeTime } from '../../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { useNow } from '../../../reference/clock/useNow.ts'
import { PresenceRoot } from './Presence.styles.ts'
import type { Trader } from './trader.ts'

/** Under this the time is not told in figures. */
const minuteMs = 60_000

type PresenceProps = Omit<ComponentProps<'span'>, 'children'> & Pick<Trader, 'isOnline' | 'lastOnlineAt'>

/** Whether someone is there: "Online now", "Seen 4 min ago". */
export function Presence({ isOnline, lastOnlineAt, ...rest }: PresenceProps) {
  const t = useT('profile')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const seen = () => {
    if (lastOnlineAt === null) return t('presence.offline')
    // "Seen now" beside the mark of somebody who is away would say two things.
    return now.getTime() - new Date(lastOnlineAt).getTime() < minuteMs
      ? t('presence.justNow')
      : t('presence.seen', { time: formatRelativeTime(lastOnlineAt, { now, locale }) })
  }
  return (
    <PresenceRoot data-compact="" data-online={isOnline} {...rest}>
      {isOnline ? t('presence.online') : seen()}
    </PresenceRoot>
  )
}
