import KeyRound from 'lucide-react/icons/key-round'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { Rows } from './integration.styles.ts'
import type { StoreKeyShape } from './integrationShape.ts'
import { StoreKeyRow } from './StoreKeyRow.tsx'

interface StoreKeysProps {
  /** The newest first. */
  keys: readonly StoreKeyShape[]
  /** How many a store may have. */
  limit: number
  isMaking: boolean
  onMake: () => void
  /** Asks before it ends one. */
  onRevoke: (keyId: string) => void
}

/** The keys by which a shop signs its calls; another, up to their number. */
export function StoreKeys({ keys, limit, isMaking, onMake, onRevoke }: StoreKeysProps) {
  const t = useT('merchantIntegration')
  const isFull = keys.length >= limit
  return (
    <SectionCard title={t('keys.title')} lead={t('keys.lead', { limit: String(limit) })}>
      {keys.length === 0 ? (
        <Text as="p">{t('keys.none')}</Text>
      ) : (
        <Rows aria-label={t('keys.title')}>
          {keys.map(key => (
            <StoreKeyRow key={key.keyId} storeKey={key} onRevoke={() => onRevoke(key.keyId)} />
          ))}
        </Rows>
      )}
      <div>
        <Button
          icon={KeyRound}
          pendingLabel={isMaking ? t('keys.making') : undefined}
          disabledReason={isFull ? t('keys.full', { limit: String(limit) }) : undefined}
          onClick={onMake}
        >
          {t('keys.make')}
        </Button>
      </div>
    </SectionCard>
  )
}
