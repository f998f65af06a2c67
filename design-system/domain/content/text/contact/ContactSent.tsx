import { useEffect, useRef } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'

interface ContactSentProps {
  number: string
  /** Where the answer goes. */
  email: string
}

/** That it was sent, and its number. The form that had the focus is gone, so it goes here. */
export function ContactSent({ number, email }: ContactSentProps) {
  const t = useT('contact')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <Notice
      tone="positive"
      ref={root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold words only, not a notice
      role="status"
      tabIndex={-1}
    >
      <Stack gap="2">
        <strong>{t('sent.title', { number })}</strong>
        <span>{t('sent.text', { email })}</span>
      </Stack>
    </Notice>
  )
}
