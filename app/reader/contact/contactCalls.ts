import type { Locale } from '@souk/design-system/format/locale.ts'
import type { ContactInput } from '../../parts/useContact.ts'
import { callAsAnybody } from '../../network/anybodyCall.ts'

/** What the form asks of the server. */
export interface ContactCalls {
  /** Answers the number of the request; rejects with what it was refused for, as every client does (`readRefusal`). */
  readonly send: (input: ContactInput, key: string) => Promise<string>
  /** The work that is to be done before. */
  readonly challenge: () => Promise<string>
}

const wireName = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Over the server's REST calls, as anybody. */
export function contactCalls(locale: Locale): ContactCalls {
  const ask = async (path: string, options: { body?: object; key?: string } = {}): Promise<unknown> => {
    const method = options.body === undefined ? 'GET' : 'POST'
    const response = await callAsAnybody(path, { method, locale, ...options })
    const answer: unknown = await response.json()
    if (response.ok) return answer
    throw Object.assign(new Error('The service has refused'), { statusCode: response.status }, answer)
  }
  return {
    async send(input, key) {
      const body = Object.fromEntries(Object.entries(input).map(([name, value]) => [wireName(name), value]))
      const { number } = (await ask('/api/v1/contact_requests', { body, key })) as { number: string }
      return number
    },
    async challenge() {
      const { challenge } = (await ask('/api/v1/users/gt_challenge')) as { challenge: string }
      return challenge
    },
  }
}
