import { CaptchaField } from './CaptchaField.tsx'
import type { GuardProps } from './guard.ts'
import { WaitNotice } from './WaitNotice.tsx'

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
