import type { ReactNode } from 'react'
import type { ArticleSources } from '../../contentShape.ts'
import type { Block } from '../../contentTree.ts'
import { CalculatorBlock } from './CalculatorBlock.tsx'
import { LiveFees } from './LiveFees.tsx'
import { LiveOffers } from './LiveOffers.tsx'
import { LiveQuestions } from './LiveQuestions.tsx'
import { LiveRate } from './LiveRate.tsx'

interface LiveBlockProps extends ArticleSources {
  block: Extract<Block, { kind: 'live' }>
  /** Draws the answer of a question. */
  children: (blocks: readonly Block[]) => ReactNode
}

/** Real data in the middle of a text; what is missing is a link to where it is. */
export function LiveBlock({ block: { name, values }, live, topics, children }: LiveBlockProps) {
  switch (name) {
    case 'offers':
      return <LiveOffers values={values} offers={live.offers} />
    case 'rate':
      return <LiveRate values={values} rates={live.rates} />
    case 'fees':
      return <LiveFees fees={live.fees} />
    case 'calculator':
      return <CalculatorBlock values={values} live={live} />
    case 'faq':
      return (
        <LiveQuestions topic={topics.find(({ code }) => code === values['topic'])}>{children}</LiveQuestions>
      )
    default:
      return null
  }
}
