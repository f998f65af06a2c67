import type { ContactFormProps } from '@souk/design-system/domain/content/text/contact/ContactForm.tsx'
import type { ContactValues } from '@souk/design-system/domain/content/text/contact/contactShape.ts'
import { useRef } from 'react'
import { digestOf } from '../network/apollo/digest.ts'
import { troubleOf } from '../network/apollo/trouble.ts'
import { ShownInPlaceError } from './captcha/ShownInPlaceError.ts'
import type { Guarded } from './captcha/useGuardOf.ts'

/** A request with the work of its check. */
export type ContactInput = ContactValues & { readonly captcha?: string }

interface ContactClient extends Guarded {
  /** Sends it under a key, by which the service knows a repeat; answers its number, and rejects with a refusal. */
  readonly sendInput: (input: ContactInput, key: string) => Promise<string>
  readonly newKey: () => string
}

/**
 * Sends what was written to support, by whatever client the page has. The same contents have the same key for as long as nobody knows what came
 * of them: sent again, they are one request.
 */
export function useContact({
  guard,
  send,
  sendInput,
  newKey,
}: ContactClient): Omit<ContactFormProps, 'topic' | 'privacyHref'> {
  const kept = useRef<{ readonly digest: string; readonly key: string } | null>(null)
  const keyOf = (values: ContactValues): string => {
    const digest = digestOf(values)
    if (kept.current?.digest !== digest) kept.current = { digest, key: newKey() }
    return kept.current.key
  }
  return {
    ...guard,
    async onSend(values) {
      const key = keyOf(values)
      try {
        return await send(captcha => sendInput(captcha === undefined ? values : { ...values, captcha }, key))
      } catch (error) {
        if (error instanceof ShownInPlaceError) return null
        // A fault of the service says nothing that its reader could do anything about: the form says that it was not sent.
        if (troubleOf(error).kind !== 'refused') throw new Error('Nobody has taken it', { cause: error })
        throw error
      }
    },
  }
}
