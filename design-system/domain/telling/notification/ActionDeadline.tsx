import Timer from 'lucide-react/icons/timer'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useTimeLeft } from '../../reference/clock/useTimeLeft.ts'
import { Remaining } from './Notification.styles.ts'

const minute = 60_000

interface ActionDeadlineProps {
  /** Until when the viewer must act. */
  endsAt: string
}

/** How long the viewer still has, in words and by the minute: whoever reads a list does not count seconds. */
export function ActionDeadline({ endsAt }: ActionDeadlineProps) {
  const t = useT('notification')
  const locale = useLocale()
  const left = useTimeLeft(endsAt)
  return (
    <Remaining role="timer" aria-live="off" data-over={left === 0 ? '' : undefined}>
      <Icon of={Timer} size="xs" />
      <time dateTime={endsAt}>
        {left === 0
          ? t('timeOver')
          : t('timeLeft', { time: formatDuration(Math.ceil(left / minute), locale) })}
      </time>
    </Remaining>
  )
}
