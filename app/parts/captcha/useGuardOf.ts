import type { GuardProps } from '@souk/design-system/domain/people/auth/guard/guard.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createCaptchaCheck, type CaptchaWork } from './captchaCheck.ts'
import { sendGuarded } from './sendGuarded.ts'

export interface Guarded {
  /** What the form shows between its fields and its button. */
  readonly guard: GuardProps
  /** Sends the form; see {@link sendGuarded}. */
  readonly send: <Answer>(send: (captcha: string | undefined) => Promise<Answer>) => Promise<Answer>
}

/**
 * What keeps guessers and robots from a form, by whatever client its page has: a check against robots where the service asks for one, a wait
 * after too many tries.
 * @param work does the work of a check
 */
export function useGuardOf(work: (work: CaptchaWork) => Promise<string>, now: () => Date): Guarded {
  const [check] = useState(() => createCaptchaCheck(work))
  const [waitUntil, setWaitUntil] = useState<string | null>(null)
  const wait = (seconds: number) => setWaitUntil(new Date(now().getTime() + seconds * 1000).toISOString())
  useEffect(() => check.dismiss, [check])
  const captcha = useSyncExternalStore(check.subscribe, check.state)
  return {
    guard: { captcha, onCaptcha: check.prepare, waitUntil },
    send: send => sendGuarded(send, { check, wait }),
  }
}
