import type { ReactNode } from 'react'
import type { ArticleSources, LiveData } from '../../contentShape.ts'
import type { Block } from '../../contentTree.ts'
import { LiveFees } from './LiveFees.tsx'
import { LiveOffers } from './LiveOffers.tsx'
import { LiveQuestions } from './LiveQuestions.tsx'
import { LiveRate } from './LiveRate.tsx'
import { useT } from '../../../../../locales/useT.ts'
import { pairKey } from '../../contentShape.ts'
import { writableOffers, writableRate } from './liveFigure.ts'
import { LiveLink } from './LiveLink.tsx'

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

interface CalculatorBlockProps {
  values: Readonly<Record<string, string>>
  live: LiveData
}

/** A small calculator of a pair; where nothing is known of it, the way to the large one. */
function CalculatorBlock({ values, live: { offers: known, rates, Calculator } }: CalculatorBlockProps) {
  const t = useT('content')
  const { coin = '', fiat = '' } = values
  const offers = writableOffers(known[pairKey(values)])
  const rate = writableRate(rates[pairKey(values)])
  if (coin === '' || fiat === '')
    return <LiveLink href="/calculator">{t('article.live.openCalculator')}</LiveLink>
  if (Calculator === undefined || (offers.length === 0 && rate === null))
    return (
      <LiveLink href={`/calculator?coin=${coin}&in=${fiat}`}>
        {t('article.live.noCalculator', { coin, fiat })}
      </LiveLink>
    )
  return <Calculator {...{ coin, fiat, offers, rate }} />
}
