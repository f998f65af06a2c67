import { formatDate } from '../../../../format/date/formatDate.ts'
import { formatRelativeTime } from '../../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { useNow } from '../../../reference/clock/useNow.ts'
import { shortAddress } from '../../../money/transaction/shortAddress.ts'
import { CodeText, KeyRowRoot } from './integration.styles.ts'
import type { StoreKeyShape } from './integrationShape.ts'

interface StoreKeyRowProps {
  storeKey: StoreKeyShape
  onRevoke: () => void
}

/** One key of a shop: its id, and whether it is in use. */
export function StoreKeyRow({ storeKey, onRevoke }: StoreKeyRowProps) {
  const t = useT('merchantIntegration')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const { keyId, createdAt, lastUsedAt } = storeKey
  const short = shortAddress(keyId)
  return (
    <KeyRowRoot>
      <div>
        <Inline gap="1">
          <CodeText translate="no" title={keyId}>
            {short}
          </CodeText>
          <CopyButton
            look="icon"
            text={keyId}
            label={t('keys.copyId', { key: short })}
            copiedLabel={t('copied')}
            failedLabel={t('copyFailed')}
          />
        </Inline>
        <Caption as="p">
          {t('keys.made', { date: formatDate(createdAt, { format: 'date', locale }) })} ·{' '}
          {lastUsedAt === null
            ? t('keys.unused')
            : t('keys.used', { time: formatRelativeTime(lastUsedAt, { now, locale }) })}
        </Caption>
      </div>
      <Button size="s" aria-label={t('keys.revokeNamed', { key: short })} onClick={onRevoke}>
        {t('keys.revoke')}
      </Button>
    </KeyRowRoot>
  )
}
