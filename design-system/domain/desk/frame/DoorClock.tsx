import ShieldCheck from 'lucide-react/icons/shield-check'
import { formatCountdown } from '../../../format/date/formatDuration.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useTimeLeft } from '../../reference/clock/useTimeLeft.ts'
import { ClockButton } from './DeskFrame.styles.ts'

interface DoorClockProps {
  /** Until when the desk is open, ISO-8601. */
  openUntil: string
  /** Asks for a code again, or closes the desk. */
  onPress: () => void
}

/** So little is left that it is said in another colour. */
const soonMs = 2 * 60_000

/** How long the desk is still open, and the way to open it for longer. */
export function DoorClock({ openUntil, onPress }: DoorClockProps) {
  const t = useT('desk')
  const left = useTimeLeft(openUntil)
  return (
    <ClockButton
      type="button"
      aria-haspopup="dialog"
      title={t('door.confirm')}
      data-tone={left < soonMs ? 'warning' : 'neutral'}
      onClick={onPress}
    >
      <Icon of={ShieldCheck} />
      <span>{t('door.left')}</span>
      <strong>{formatCountdown(left)}</strong>
    </ClockButton>
  )
}
