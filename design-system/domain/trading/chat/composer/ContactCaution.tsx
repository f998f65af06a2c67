import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { ContactKind } from '../message/contacts.ts'

interface ContactCautionProps {
  found: readonly ContactKind[]
  onSendAnyway: () => void
  onKeepWriting: () => void
}

/** Asks once more before a message with a link or a contact goes out. */
export function ContactCaution({ found, onSendAnyway, onKeepWriting }: ContactCautionProps) {
  const t = useT('chat')
  const [first = 'contact', second] = found
  return (
    <Notice tone="warning" role="alert" title={t(`contacts.${second === undefined ? first : 'both'}`)}>
      {t('contacts.why')}
      <Inline gap="2">
        <Button size="s" onClick={onKeepWriting}>
          {t('contacts.keepWriting')}
        </Button>
        <Button size="s" variant="ghost" onClick={onSendAnyway}>
          {t('contacts.sendAnyway')}
        </Button>
      </Inline>
    </Notice>
  )
}
