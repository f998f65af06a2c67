import type { Moment } from '../../../../format/formatDate.ts'
import { formatCountdown } from '../../../../format/formatDuration.ts'
import { useT } from '../../../../locales/useT.ts'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { useTimeLeft } from '../../../reference/clock/useTimeLeft.ts'

interface WaitNoticeProps {
  /** When the next try is possible. */
  until: Moment
}

/** Too many tries: says how long to wait, and goes when the time is up. */
export function WaitNotice({ until }: WaitNoticeProps) {
  const t = useT('auth')
  const left = useTimeLeft(until)
  if (left === 0) return null
  return (
    <Notice tone="warning" title={t('wait.title')}>
      <span role="timer" aria-live="off">
        {t('wait.text', { time: formatCountdown(left) })}
      </span>
    </Notice>
  )
}
