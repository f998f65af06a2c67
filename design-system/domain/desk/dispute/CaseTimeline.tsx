import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { TradeHistory } from '../../trading/trade/info/TradeHistory.tsx'
import type { HistoryStep } from '../../trading/trade/info/TradeHistory.tsx'

interface CaseTimelineProps {
  /** The latest first, as the service has them. */
  steps: readonly HistoryStep[]
  assets: Pick<AssetBook, 'of'>
}

/** What happened in the trade of a case, from its opening on. */
export function CaseTimeline({ steps, assets }: CaseTimelineProps) {
  const t = useT('deskDispute')
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} gap="4">
      <Heading level={2} id={id}>
        {t('case.happened')}
      </Heading>
      <TradeHistory content={{ status: 'ready', steps: steps.toReversed() }} assets={assets} />
    </Card>
  )
}
