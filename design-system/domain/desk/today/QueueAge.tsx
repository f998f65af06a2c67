import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import { queueAge } from './queueAge.ts'
import { Age, AgeBar, AgeFill } from './QueueAge.styles.ts'
import type { DeskQueueShape } from './todayShape.ts'

type QueueAgeProps = Pick<DeskQueueShape, 'oldestAt' | 'goalMinutes'>

/** How long something waits, and a bar that fills towards its goal; an icon and a word once it is late. */
export function QueueAge(waiting: QueueAgeProps) {
  const t = useT('desk')
  const locale = useLocale()
  const age = queueAge(waiting, useNow('halfMinute'))
  if (age === null)
    return (
      <Age>
        <VisuallyHidden>{t('queue.nothing')}</VisuallyHidden>
      </Age>
    )
  const time = formatDuration(age.minutes, locale)
  const icon = age.tone === 'negative' ? CircleAlert : Clock
  return (
    <Age data-tone={age.tone}>
      <span>
        {age.tone !== 'neutral' && <Icon of={icon} />}
        {age.tone === 'negative' ? t('queue.lateBy', { age: time }) : time}
      </span>
      <AgeBar aria-hidden>
        <AgeFill style={{ width: `${Math.min(1, age.fraction) * 100}%` }} />
      </AgeBar>
    </Age>
  )
}
