import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { FigureTable } from '../../../primitives/table/FigureTable.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { DeskPart } from '../deskShape.ts'
import { PartFoot, PartHead } from '../today/PartHead.styles.ts'
import type { ArbiterLoadShape } from './deskDispute.ts'

/** Rulings of so many days are counted. */
const days = 30

interface ArbiterLoadTableProps {
  content: DeskPart<readonly ArbiterLoadShape[]>
}

/** How the open cases are shared among arbiters, and what they decided of late. */
export function ArbiterLoadTable({ content }: ArbiterLoadTableProps) {
  const t = useT('deskDispute')
  const id = useId()
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <PartHead>
        <Heading level={2} id={id}>
          {t('load.title')}
        </Heading>
        <Caption>{t('load.lead', { days })}</Caption>
      </PartHead>
      <Body content={content} />
    </Card>
  )
}

function Body({ content }: ArbiterLoadTableProps) {
  const t = useT('deskDispute')
  if (content.status === 'loading')
    return (
      <PartFoot>
        <Loading label={t('load.loading')}>
          <TwoLines widths={['half', 'most']} />
        </Loading>
      </PartFoot>
    )
  if (content.status === 'failed')
    return <PartFailed title={t('load.failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
  if (content.value.length === 0)
    return (
      <PartFoot>
        <Caption as="p">{t('load.nobody')}</Caption>
      </PartFoot>
    )
  return (
    <PartFoot>
      <FigureTable
        caption={t('load.title')}
        columns={[t('load.name'), t('load.open'), t('load.raised'), t('load.ruled'), t('load.overturned')]}
        dropsLast
        rows={content.value.map(({ userName, open, raised, ruled, overturned }) => ({
          id: userName,
          head: { text: userName },
          figures: [open, raised, ruled, overturned].map(count => ({ text: String(count) })),
        }))}
      />
    </PartFoot>
  )
}
