import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { BarInner, BarRoot, Main } from '../../trade/action/TradeActionBar.styles.ts'
import type { BulkOutcome } from './bulkAdvert.ts'

interface BulkBarProps {
  /** How many adverts are changed. */
  count: number
  /** How many parts of them are switched on. */
  parts: number
  isChanging: boolean
  outcomes: ReadonlyMap<string, BulkOutcome>
  onSave: () => void
}

/** Changes the adverts, and says how many were changed and how many were not. */
export function BulkBar({ count, parts, isChanging, outcomes, onSave }: BulkBarProps) {
  const t = useT('advertBulk')
  const left = [...outcomes.values()].filter(({ refusal }) => refusal !== null).length
  const done = outcomes.size - left
  return (
    <BarRoot aria-label={t('form')}>
      <BarInner>
        <output>
          <Text>
            {done > 0 && t('result', { count: done })} {left > 0 && t('left', { count: left })}
          </Text>
        </output>
        <Main>
          <Button
            variant="primary"
            size="l"
            onClick={onSave}
            pendingLabel={isChanging ? t('saving') : undefined}
            disabledReason={parts === 0 ? t('nothing') : undefined}
          >
            {t('save', { count })}
          </Button>
        </Main>
      </BarInner>
    </BarRoot>
  )
}
