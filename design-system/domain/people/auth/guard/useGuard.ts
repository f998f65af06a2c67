import { useT } from '../../../../locales/useT.ts'
import { useTimeLeft } from '../../../reference/clock/useTimeLeft.ts'
import type { GuardProps } from './guard.ts'

/** Why a guarded form can't be sent now; undefined when it can. For the `disabledReason` of its button. */
export function useGuard({ captcha, waitUntil }: GuardProps): string | undefined {
  const t = useT('auth')
  const isWaiting = useTimeLeft(waitUntil ?? null) > 0
  if (isWaiting) return t('wait.first')
  const isUnchecked = captcha !== null && captcha !== undefined && captcha.kind !== 'solved'
  return isUnchecked ? t('robot.first') : undefined
}
