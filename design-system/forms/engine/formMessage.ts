import type { form } from '../../locales/en/form.ts'
import type { RefusalWords } from '../../locales/errorText.ts'

/** A sentence of the `form` namespace. */
export type FormMessageKey = keyof typeof form

/**
 * What a field or a form says, worded only when it is shown, in the locale on screen: a sentence of ours with its values
 * (decimals as strings), or a refusal of the server.
 */
export type FormMessage =
  | { readonly key: FormMessageKey; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly refusal: RefusalWords }

/**
 * How a field stands: a kind, and what is said about it. Only an `error` keeps a form from being submitted; a `warning` is
 * shown and lets pass.
 */
export type FieldStatus =
  | { readonly kind: 'none'; readonly message: null }
  | { readonly kind: 'warning' | 'error'; readonly message: FormMessage }

/** What a validation finds; null when there is nothing to say. */
export type Verdict = FieldStatus | null

export const noStatus: FieldStatus = { kind: 'none', message: null }

/** An error in our words: `errorStatus('min', {min: '15000'})`. */
export function errorStatus(
  key: FormMessageKey,
  params?: Readonly<Record<string, string | number>>,
): FieldStatus {
  return { kind: 'error', message: params ? { key, params } : { key } }
}
