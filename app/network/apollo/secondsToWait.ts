import { refusalOf } from './trouble.ts'

/** How many seconds a call that was made too often asks to wait; null for every other trouble. */
export function secondsToWait(error: unknown): number | null {
  const refusal = refusalOf(error)
  const seconds = Number(refusal?.params?.['seconds'])
  return refusal?.code === 'too_many_requests' && Number.isFinite(seconds) ? seconds : null
}
