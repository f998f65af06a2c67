import { useId } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Line, Rows } from '../../trading/dispute/Case.styles.ts'
import type { AlikeRulingShape } from './deskDispute.ts'

interface AlikeListProps {
  rulings: readonly AlikeRulingShape[]
  hrefOf: (tradeId: string) => string
}

/** How cases with the same reason were decided. */
export function AlikeList({ rulings, hrefOf }: AlikeListProps) {
  const t = useT('deskDispute')
  const locale = useLocale()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} gap="3">
      <Heading level={2} id={id}>
        {t('alike.title')}
      </Heading>
      {rulings.length === 0 && <Caption as="p">{t('alike.none')}</Caption>}
      {rulings.length > 0 && (
        <Rows>
          {rulings.map(({ tradeId, inFavourOf, at, isOverturned }) => (
            <Line as="li" key={tradeId}>
              <TextLink href={hrefOf(tradeId)} data-standing="">
                {t('alike.row', { id: tradeId })}
              </TextLink>
              <Caption>
                {t(`alike.${inFavourOf}`, { date: formatDate(at, { format: 'date', locale }) })}
                {isOverturned && `, ${t('alike.overturned')}`}
              </Caption>
            </Line>
          ))}
        </Rows>
      )}
    </Card>
  )
}
