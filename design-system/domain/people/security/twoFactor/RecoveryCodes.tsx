import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Checkbox } from '../../../../primitives/checkbox/Checkbox.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { Codes, PaperTitle, PrintOnlyCodes, Sheet } from './RecoveryCodes.styles.ts'
import { PanelActions } from '../SecurityPanel.styles.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Whose they are, for the paper and the file. */
  userName: string
  /** Somebody says that they are kept, and goes on. */
  onKept: () => void
}

/** What opens an account without the phone, shown once: copied, downloaded or printed before it goes on. */
export function RecoveryCodes({ codes, userName, onKept }: RecoveryCodesProps) {
  const t = useT('security')
  const tCommon = useT('common')
  const [isKept, setKept] = useState(false)
  const title = t('codes.fileName', { userName })
  const text = codes.join('\n')
  return (
    <Stack gap="4">
      <PrintOnlyCodes />
      <Stack gap="1">
        <Heading level={3}>{t('codes.title')}</Heading>
        <Text as="p" tone="secondary">
          {t('codes.text')}
        </Text>
      </Stack>
      <Sheet data-printed="">
        <PaperTitle data-print-only="">{title}</PaperTitle>
        <Codes aria-label={t('codes.list')}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Caption as="p">{t('codes.once')}</Caption>
      </Sheet>
      <Inline gap="2">
        <CopyButton
          text={text}
          label={t('codes.copy')}
          copiedLabel={t('codes.copied')}
          failedLabel={t('setup.copyFailed')}
        />
        <LinkButton
          size="s"
          variant="ghost"
          icon={Download}
          href={fileOf(`${title}\n\n${text}\n`)}
          download={`${title}.txt`}
        >
          {t('codes.download')}
        </LinkButton>
        <Button size="s" variant="ghost" icon={Printer} onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </Inline>
      <Checkbox checked={isKept} onChange={setKept}>
        {t('codes.kept')}
      </Checkbox>
      <PanelActions>
        <Button variant="primary" disabledReason={isKept ? undefined : t('codes.tickFirst')} onClick={onKept}>
          {tCommon('verb.continue')}
        </Button>
      </PanelActions>
    </Stack>
  )
}

/** A file without a server: the codes leave the page by nobody's hand but the reader's. */
const fileOf = (text: string) => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
