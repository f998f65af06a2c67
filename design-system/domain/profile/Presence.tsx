import type { ComponentProps } from 'react'
import { formatRelativeTime } from '../../format/formatRelativeTime.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { useNow } from '../clock/useNow.ts'
import { PresenceRoot } from './Presence.styles.ts'
import type { Trader } from './trader.ts'

type PresenceProps = Omit<ComponentProps<'span'>, 'children'> & Pick<Trader, 'isOnline' | 'lastOnlineAt'>

/** Whether someone is there: "Online now", "Seen 4 min ago". */
export function Presence({ isOnline, lastOnlineAt, ...rest }: PresenceProps) {
  const t = useT('profile')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const seen = () =>
    lastOnlineAt === null
      ? t('presence.offline')
      : t('presence.seen', { time: formatRelativeTime(lastOnlineAt, { now, locale }) })
  return (
    <PresenceRoot data-compact="" data-online={isOnline} {...rest}>
      {isOnline ? t('presence.online') : seen()}
    </PresenceRoot>
  )
}
