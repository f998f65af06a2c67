import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { ModalDialog } from '../../../modal/ModalDialog.tsx'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** What somebody says to a new agreement. */
export type AgreementAnswer = 'accepted' | 'later' | 'logOut'

interface AgreementDialogProps extends ModalControls<AgreementAnswer> {
  /** The day from which it applies, as `2026-12-01`. */
  holdsFrom: string
  /** What is different since then, in a sentence; may be empty. */
  change: string
  /** The text, with its earlier versions. */
  agreementHref: string
  /** Accepts it; the dialog stays when this fails, and whoever failed says why. */
  onAccept: () => Promise<unknown>
}

/**
 * Asks somebody to accept an agreement that has changed. It can be put off by every way out, and never stands between people and their
 * open trades for longer than that.
 */
export function AgreementDialog({ holdsFrom, change, agreementHref, onAccept, close }: AgreementDialogProps) {
  const t = useT('agreement')
  const locale = useLocale()
  const [isPending, setPending] = useState(false)
  const accept = async () => {
    setPending(true)
    try {
      await onAccept()
      close('accepted')
    } catch {
      setPending(false)
    }
  }
  const date = formatDate(holdsFrom, { format: 'date', locale, timeZone: 'UTC' })
  return (
    <ModalDialog
      onClose={() => close('later')}
      title={t('title')}
      footer={
        <>
          <Button size="l" variant="ghost" onClick={() => close('logOut')}>
            {t('logOut')}
          </Button>
          <Button size="l" onClick={() => close('later')}>
            {t('later')}
          </Button>
          <Button
            size="l"
            variant="primary"
            pendingLabel={isPending ? t('accepting') : undefined}
            onClick={() => void accept()}
          >
            {t('accept')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text as="p">{t('since', { date })}</Text>
        {change !== '' && (
          <Notice tone="accent" title={t('changed')}>
            {change}
          </Notice>
        )}
        <Text as="p">
          <TextLink href={agreementHref} target="_blank" rel="noopener" iconEnd={ExternalLink}>
            {t('read')}
            <VisuallyHidden>, {t('newTab')}</VisuallyHidden>
          </TextLink>
        </Text>
        <Caption as="p">
          {t('follows')} {t('laterNote')} {t('earlier')}
        </Caption>
      </Stack>
    </ModalDialog>
  )
}
