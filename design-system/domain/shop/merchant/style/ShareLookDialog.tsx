import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { ModalDialog } from '../../../../modal/ModalDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'

interface ShareLookDialogProps {
  /** Whole, with the token behind its `#`. */
  address: string
  /** ISO-8601. */
  expiresAt: string
  onClose: () => void
}

/** A link by which others see a look, ready to be copied. */
export function ShareLookDialog({ address, expiresAt, onClose }: ShareLookDialogProps) {
  const t = useT('merchantStyle')
  const locale = useLocale()
  const words = {
    label: t('share.copy'),
    copiedLabel: t('share.copied'),
    failedLabel: t('share.failed'),
  }
  return (
    <ModalDialog onClose={onClose} title={t('share.title')}>
      <Text as="p">{t('share.text', { date: formatDate(expiresAt, { format: 'date', locale }) })}</Text>
      <TextField
        label={t('share.title')}
        labelLook="hidden"
        value={address}
        onChange={() => {}}
        onFocus={event => event.currentTarget.select()}
        end={<CopyButton text={address} {...words} />}
      />
    </ModalDialog>
  )
}
