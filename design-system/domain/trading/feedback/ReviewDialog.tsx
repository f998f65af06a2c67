import ExternalLink from 'lucide-react/icons/external-link'
import { ActionDialog } from '../../../modal/ActionDialog.tsx'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

interface ReviewDialogProps extends ModalControls<true> {
  /** Where reviews of this market are written. */
  reviewUrl: string
}

/** Asks somebody who is content for a public review of this market. */
export function ReviewDialog({ reviewUrl, close, dismiss }: ReviewDialogProps) {
  const t = useT('feedback')
  const action = (
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
  )
  return (
    <ActionDialog onClose={dismiss} title={t('review.title')} cancelLabel={t('review.later')} action={action}>
      <Stack gap="3">
        <Text as="p">{t('review.text')}</Text>
        <Caption as="p">{t('review.never')}</Caption>
      </Stack>
    </ActionDialog>
  )
}
