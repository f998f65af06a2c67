import Download from 'lucide-react/icons/download'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { CodeText } from './integration.styles.ts'
import type { WebhookKeyShape } from './integrationShape.ts'

interface WebhookKeyProps {
  webhookKey: WebhookKeyShape
  /** Its public half, as a file. */
  downloadHref: string
  /** Asks before it puts another in its place. */
  onRenew: () => void
}

/** Our own key towards a store: its public half, by which a shop knows our webhooks. */
export function WebhookKey({ webhookKey, downloadHref, onRenew }: WebhookKeyProps) {
  const t = useT('merchantIntegration')
  const locale = useLocale()
  const { keyId, createdAt } = webhookKey
  return (
    <SectionCard title={t('ourKey.title')} lead={t('ourKey.lead')}>
      <DefinitionList>
        <DefinitionRow
          term={t('ourKey.id')}
          action={
            <CopyButton
              look="icon"
              text={keyId}
              label={t('ourKey.copyId')}
              copiedLabel={t('copied')}
              failedLabel={t('copyFailed')}
            />
          }
        >
          <CodeText translate="no">{keyId}</CodeText>
        </DefinitionRow>
        <DefinitionRow term={t('ourKey.since')}>
          {formatDate(createdAt, { format: 'dateTime', locale })}
        </DefinitionRow>
      </DefinitionList>
      <Inline gap="2">
        <LinkButton icon={Download} href={downloadHref} download>
          {t('ourKey.download')}
        </LinkButton>
        <Button variant="ghost" icon={RefreshCw} onClick={onRenew}>
          {t('ourKey.renew')}
        </Button>
      </Inline>
    </SectionCard>
  )
}
