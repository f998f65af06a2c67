import type { GuardProps } from '@souk/design-system/domain/auth/guard.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useServices } from '../../../services/useServices.ts'
import { createCaptchaCheck } from './captchaCheck.ts'
import { sendGuarded } from './sendGuarded.ts'

interface Guarded {
  /** What the form shows between its fields and its button. */
  readonly guard: GuardProps
  /** Sends the form; see {@link sendGuarded}. */
  readonly send: <Answer>(send: (captcha: string | undefined) => Promise<Answer>) => Promise<Answer>
}

/** What keeps guessers from a form: a check against robots after some failures, a wait after more. */
export function useGuarded(): Guarded {
  const { client, clock, parts } = useServices()
  const [check] = useState(() =>
    createCaptchaCheck(async work => {
      // Few ever need it: it comes when it is asked for.
      const { doCaptcha } = await parts.load(() => import('./doCaptcha.ts'))
      return doCaptcha(client, work)
    }),
  )
  const [waitUntil, setWaitUntil] = useState<string | null>(null)
  const wait = (seconds: number) =>
    setWaitUntil(new Date(clock.now().getTime() + seconds * 1000).toISOString())
  useEffect(() => check.dismiss, [check])
  const captcha = useSyncExternalStore(check.subscribe, check.state)
  return {
    guard: { captcha, onCaptcha: check.prepare, waitUntil },
    send: send => sendGuarded(send, { check, wait }),
  }
}
