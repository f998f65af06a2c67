import ExternalLink from 'lucide-react/icons/external-link'
import QrCodeIcon from 'lucide-react/icons/qr-code'
import Share2 from 'lucide-react/icons/share-2'
import { useId, useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { QrCode } from '../../../../primitives/qr/QrCode.tsx'
import { LinkPlace, LinkText, QrPlace } from './InvoiceDetail.styles.ts'
import { InvoicePart } from './InvoicePart.tsx'

interface InvoiceLinkProps {
  url: string
  onShare: () => void
}

/** The payer’s page: its address to copy, to share, to scan from this screen, and to look at. */
export function InvoiceLink({ url, onShare }: InvoiceLinkProps) {
  const t = useT('merchantInvoice')
  const qrId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <InvoicePart title={t('link.title')}>
      <LinkPlace>
        <LinkText translate="no">{url}</LinkText>
        <CopyButton
          look="icon"
          text={url}
          label={t('link.copy')}
          copiedLabel={t('link.copied')}
          failedLabel={t('link.copyFailed')}
        />
      </LinkPlace>
      <Inline gap="2">
        <Button size="s" icon={Share2} onClick={onShare}>
          {t('link.share')}
        </Button>
        <Button
          size="s"
          icon={QrCodeIcon}
          aria-expanded={isOpen}
          aria-controls={qrId}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'link.hideQr' : 'link.showQr')}
        </Button>
        <LinkButton size="s" variant="ghost" icon={ExternalLink} href={url} target="_blank" rel="noreferrer">
          {t('link.open')}
        </LinkButton>
      </Inline>
      <QrPlace id={qrId}>{isOpen && <QrCode text={url} label={t('link.qr')} />}</QrPlace>
    </InvoicePart>
  )
}
