import type { Locale } from '@souk/design-system/format/locale.ts'

interface AnybodyCall {
  readonly method: 'GET' | 'POST'
  readonly locale: Locale
  readonly body?: object
  /** By which the service knows that a call is the same again. */
  readonly key?: string
}

/** Calls the server's REST interface from a page that the gateway has rendered, without the session: whoever reads it is nobody in particular. */
export const callAsAnybody = (path: string, { method, locale, body, key }: AnybodyCall): Promise<Response> =>
  fetch(path, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      'accept-language': locale,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
