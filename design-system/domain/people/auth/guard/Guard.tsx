import { CaptchaField } from './CaptchaField.tsx'
import type { GuardProps } from './guard.ts'
import type { Moment } from '../../../../format/date/formatDate.ts'
import { formatCountdown } from '../../../../format/date/formatDuration.ts'
import { useT } from '../../../../locales/useT.ts'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { useTimeLeft } from '../../../reference/clock/useTimeLeft.ts'

/** What stands between a form and its button after failed tries: the wait, else the check against robots. */
export function Guard({ captcha, onCaptcha, waitUntil }: GuardProps) {
  return (
    <>
      {waitUntil !== null && waitUntil !== undefined && <WaitNotice until={waitUntil} />}
      {captcha !== null && captcha !== undefined && (
        <CaptchaField state={captcha} onStart={() => onCaptcha?.()} />
      )}
    </>
  )
}

interface WaitNoticeProps {
  /** When the next try is possible. */
  until: Moment
}

/** Too many tries: says how long to wait, and goes when the time is up. */
function WaitNotice({ until }: WaitNoticeProps) {
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
