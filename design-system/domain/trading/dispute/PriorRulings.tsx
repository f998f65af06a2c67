import Gavel from 'lucide-react/icons/gavel'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Line, Rows } from './Case.styles.ts'
import type { PriorRuling } from './caseView.ts'

interface PriorRulingsProps {
  rulings: readonly PriorRuling[]
}

/** How earlier cases of a side were decided; one that was overturned counts neither way. */
export function PriorRulings({ rulings }: PriorRulingsProps) {
  const t = useT('dispute')
  const locale = useLocale()
  if (rulings.length === 0) return <Text tone="secondary">{t('case.noRulings')}</Text>
  return (
    <Rows>
      {rulings.map(({ tradeId, kind, reason, hasWon, isOverturned, at }) => (
        <Line as="li" key={`${kind} ${tradeId}`}>
          <Chip icon={Gavel} tone={isOverturned ? 'neutral' : hasWon ? 'positive' : 'negative'}>
            {t(isOverturned ? 'case.overturned' : hasWon ? 'case.won' : 'case.lost')}
          </Chip>
          <Text size="caption">
            {t('desk.trade', { kind: t(`desk.${kind}`), id: tradeId })}
            {reason !== null && ` · ${t(`reason.${reason}.name`)}`}
          </Text>
          <Caption as="time" dateTime={at}>
            {formatDate(at, { format: 'date', locale })}
          </Caption>
        </Line>
      ))}
    </Rows>
  )
}
