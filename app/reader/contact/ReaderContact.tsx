import { ContactForm } from '@souk/design-system/domain/content/text/contact/ContactForm.tsx'
import type { ContactTopic } from '@souk/design-system/domain/content/text/contact/contactShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { useState } from 'react'
import { solveCaptcha } from '../../parts/captcha/solveCaptcha.ts'
import { useGuardOf } from '../../parts/captcha/useGuardOf.ts'
import { useContact } from '../../parts/useContact.ts'
import { readingPaths } from '../../parts/reading/readingPaths.ts'
import { newId } from '../../device/newId.ts'
import { contactCalls } from './contactCalls.ts'

export interface ReaderContactProps {
  topic: ContactTopic
  locale: Locale
}

/** The form of a page that the gateway has rendered. It comes when somebody is about to see it. */
export function ReaderContact({ topic, locale }: ReaderContactProps) {
  const [calls] = useState(() => contactCalls(locale))
  const guarded = useGuardOf(
    async work => solveCaptcha(await calls.challenge(), work),
    () => new Date(),
  )
  const contact = useContact({ ...guarded, sendInput: calls.send, newKey: () => newId() })
  return <ContactForm topic={topic} privacyHref={readingPaths.privacy()} {...contact} />
}
