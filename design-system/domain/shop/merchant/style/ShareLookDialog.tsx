import { formatDate } from '../../../../format/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { Dialog } from '../../../../primitives/dialog/Dialog.tsx'
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
  const tCommon = useT('common')
  const locale = useLocale()
  const words = {
    label: t('share.copy'),
    copiedLabel: t('share.copied'),
    failedLabel: t('share.failed'),
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('share.title')} closeLabel={tCommon('verb.close')}>
      <Text as="p">{t('share.text', { date: formatDate(expiresAt, { format: 'date', locale }) })}</Text>
      <TextField
        label={t('share.title')}
        labelLook="hidden"
        value={address}
        onChange={() => {}}
        onFocus={event => event.currentTarget.select()}
        end={<CopyButton text={address} {...words} />}
      />
    </Dialog>
  )
}
