import { ContactForm } from '@souk/design-system/domain/content/contact/ContactForm.tsx'
import type { ContactTopic } from '@souk/design-system/domain/content/contact/contactShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { useState } from 'react'
import { solveCaptcha } from '../../captcha/solveCaptcha.ts'
import { useGuardedBy } from '../../captcha/useGuardedBy.ts'
import { useContact } from '../../contact/useContact.ts'
import { readingPaths } from '../../reading/readingPaths.ts'
import { newId } from '../../services/newId.ts'
import { contactCalls } from './contactCalls.ts'

export interface ReaderContactProps {
  topic: ContactTopic
  locale: Locale
}

/** The form of a page that the gateway has rendered. It comes when somebody is about to see it. */
export function ReaderContact({ topic, locale }: ReaderContactProps) {
  const [calls] = useState(() => contactCalls(locale))
  const guarded = useGuardedBy(
    async work => solveCaptcha(await calls.challenge(), work),
    () => new Date(),
  )
  const contact = useContact({ ...guarded, sendInput: calls.send, newKey: () => newId() })
  return <ContactForm topic={topic} privacyHref={readingPaths.privacy()} {...contact} />
}
