import type { Moment } from '../../../../format/date/formatDate.ts'

/** How far the check against robots is. `fraction` is of the work, 0 to 1. */
export type CaptchaState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'solving'; readonly fraction: number }
  | { readonly kind: 'solved' }
  | { readonly kind: 'failed' }

/** What keeps guessers from a form: a check after some failures, a wait after more. */
export interface GuardProps {
  /** The check, once the server asks for one. */
  captcha?: CaptchaState | null | undefined
  /** Begins the check, or begins it again. */
  onCaptcha?: (() => void) | undefined
  /** Nothing may be tried before. */
  waitUntil?: Moment | null | undefined
}
