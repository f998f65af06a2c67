import type { ReactNode } from 'react'
import { Card } from '../../../primitives/card/Card.tsx'
import { PartFailed } from './PartFailed.tsx'
import type { Retry } from './PartFailed.tsx'

interface FailedCardProps extends Retry {
  /** What did not load: "Your stores could not be loaded". */
  title: string
  /** What is as it was; else that no money is at stake. */
  children?: ReactNode
}

/** In place of a part of a page that did not load: no money is at stake, and it can be tried again. Use `FailedState` for a whole page. */
export function FailedCard(props: FailedCardProps) {
  return (
    <Card padding="none">
      <PartFailed {...props} />
    </Card>
  )
}
