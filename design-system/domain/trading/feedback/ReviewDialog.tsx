import ExternalLink from 'lucide-react/icons/external-link'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

interface ReviewDialogProps extends ModalControls<true> {
  /** Where reviews of this market are written. */
  reviewUrl: string
}

/** Asks somebody who is content for a public review of this market. */
export function ReviewDialog({ reviewUrl, close, dismiss }: ReviewDialogProps) {
  const t = useT('feedback')
  const tCommon = useT('common')
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('review.title')}
      closeLabel={tCommon('verb.close')}
      footer={
        <>
          <Button size="l" onClick={dismiss}>
            {t('review.later')}
          </Button>
          <LinkButton
            size="l"
            variant="primary"
            href={reviewUrl}
            target="_blank"
            rel="noopener noreferrer"
            iconEnd={ExternalLink}
            onClick={() => close(true)}
          >
            {t('review.go')}
            <VisuallyHidden>, {t('review.newTab')}</VisuallyHidden>
          </LinkButton>
        </>
      }
    >
      <Stack gap="3">
        <Text as="p">{t('review.text')}</Text>
        <Text as="p" size="caption" tone="secondary">
          {t('review.never')}
        </Text>
      </Stack>
    </Dialog>
  )
}
