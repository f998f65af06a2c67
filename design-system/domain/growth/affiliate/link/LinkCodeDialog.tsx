import { useT } from '../../../../locales/useT.ts'
import { ModalDialog } from '../../../../modal/ModalDialog.tsx'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { QrCode } from '../../../../primitives/qr/QrCode.tsx'
import { CopyLink } from './CopyLink.tsx'
import { BigCode, UrlText } from './MainLink.styles.ts'

interface LinkCodeDialogProps extends ModalControls<true> {
  tag: string
  url: string
}

/** A link as a large code, for a camera across the table. */
export function LinkCodeDialog({ tag, url, dismiss }: LinkCodeDialogProps) {
  const t = useT('affiliate')
  const tCommon = useT('common')
  return (
    <ModalDialog
      onClose={dismiss}
      title={tag}
      footer={
        <Button size="l" variant="primary" onClick={dismiss}>
          {tCommon('verb.done')}
        </Button>
      }
    >
      <BigCode>
        <QrCode text={url} label={t('links.code', { tag })} />
        <UrlText translate="no">{url}</UrlText>
        <CopyLink url={url} />
      </BigCode>
    </ModalDialog>
  )
}
