import { formatCountdown } from '../../../../format/date/formatDuration.ts'
import { useT } from '../../../../locales/useT.ts'
import { TimerRing } from '../../../../primitives/progress/TimerRing.tsx'
import { TimerRoot } from './InvoicePanel.styles.ts'

interface InvoiceTimerProps {
  /** ISO-8601. */
  startedAt: string
  endsAt: string
  /** Milliseconds since 1970. */
  now: number
}

/** The last minutes stand out: five of them. */
const urgent = 5 * 60_000

/** How long the rate, or the time for the rest, still holds. */
export function InvoiceTimer({ startedAt, endsAt, now }: InvoiceTimerProps) {
  const t = useT('invoice')
  const [start, end] = [Date.parse(startedAt), Date.parse(endsAt)]
  const left = Math.max(0, end - now)
  const isUrgent = left <= urgent
  const time = formatCountdown(left)
  return (
    <TimerRoot {...(isUrgent ? { 'data-urgent': '' } : {})}>
      <TimerRing fraction={left / Math.max(1, end - start)} tone="warning" size={isUrgent ? 'm' : 's'} />
      <span role="timer" aria-label={t('timeLeft', { time })}>
        {time}
      </span>
    </TimerRoot>
  )
}
