import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { ModalDialog } from '../../../../modal/ModalDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Checkbox } from '../../../../primitives/checkbox/Checkbox.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { CodeBlock, CodeText } from './integration.styles.ts'

interface NewKeyDialogProps extends ModalControls<true> {
  keyId: string
  /** PEM. */
  privateKey: string
}

/** The private half of a new key, shown this once: it is left when somebody says that they have it. */
export function NewKeyDialog({ keyId, privateKey, close }: NewKeyDialogProps) {
  const t = useT('merchantIntegration')
  const tCommon = useT('common')
  const [isKept, setKept] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const end = () => (isKept ? close(true) : setAsked(true))
  return (
    <ModalDialog
      onClose={end}
      title={t('newKey.title')}
      footer={
        <Button size="l" variant="primary" onClick={end}>
          {tCommon('verb.done')}
        </Button>
      }
    >
      <Notice tone="warning">{t('newKey.once')}</Notice>
      <div>
        <Caption as="p">{t('newKey.id')}</Caption>
        <CodeText translate="no">{keyId}</CodeText>
      </div>
      <div>
        <Caption as="p">{t('newKey.private')}</Caption>
        <CodeBlock translate="no">{privateKey}</CodeBlock>
      </div>
      <Inline gap="2">
        <CopyButton
          text={privateKey}
          label={t('newKey.copy')}
          copiedLabel={t('copied')}
          failedLabel={t('copyFailed')}
        />
        <LinkButton
          size="s"
          variant="ghost"
          icon={Download}
          href={fileOf(privateKey)}
          download={`souk-${keyId}.pem`}
        >
          {t('newKey.download')}
        </LinkButton>
      </Inline>
      <Checkbox
        checked={isKept}
        onChange={setKept}
        error={wasAsked && !isKept ? t('newKey.tickFirst') : undefined}
      >
        {t('newKey.kept')}
      </Checkbox>
    </ModalDialog>
  )
}

/** A file without a server: the key leaves the page by nobody's hand but the reader's. */
const fileOf = (pem: string) => `data:application/x-pem-file;charset=utf-8,${encodeURIComponent(pem)}`
