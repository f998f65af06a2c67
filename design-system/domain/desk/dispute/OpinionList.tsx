import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { DeskRow, Rows } from '../../trading/dispute/Case.styles.ts'
import { CaseState } from '../../trading/dispute/CaseState.tsx'
import type { DeskPart } from '../deskShape.ts'
import type { OpinionShape } from './deskDispute.ts'
import { OpinionText } from './OpinionText.tsx'

interface OpinionListProps {
  content: DeskPart<readonly OpinionShape[]>
  hrefOf: (tradeId: string) => string
}

/** What arbiters ask each other: first what nobody has answered. */
export function OpinionList({ content, hrefOf }: OpinionListProps) {
  const t = useT('deskDispute')
  return (
    <Card as="section" aria-label={t('opinions.title')} gap="4">
      {content.status !== 'ready' && (
        <CaseState
          content={content}
          loadingLabel={t('opinions.loading')}
          failedTitle={t('opinions.failed')}
        />
      )}
      {content.status === 'ready' && content.value.length === 0 && (
        <Text tone="secondary">{t('opinions.empty')}</Text>
      )}
      {content.status === 'ready' && content.value.length > 0 && (
        <Rows aria-label={t('opinions.title')}>
          {content.value.map(opinion => (
            <DeskRow key={opinion.id}>
              <TextLink href={hrefOf(opinion.tradeId)} data-standing="">
                {t('opinions.about', { id: opinion.tradeId })}
              </TextLink>
              <OpinionText opinion={opinion} />
            </DeskRow>
          ))}
        </Rows>
      )}
    </Card>
  )
}
