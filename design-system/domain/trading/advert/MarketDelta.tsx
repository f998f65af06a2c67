import type { ComponentProps } from 'react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { compare, round } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { DeltaRoot } from './MarketDelta.styles.ts'
import type { SearchType } from './offer.ts'

type MarketDeltaProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Percent points off the market; below zero is under it. */
  percent: DecimalString
  /** Below the market is better for who buys, above it for who sells; only the better one has a colour. */
  does: SearchType
}

const rows = {
  '-1': { icon: ArrowDown, word: 'belowMarket', betterFor: 'buy' },
  '0': { icon: null, word: 'atMarket', betterFor: null },
  '1': { icon: ArrowUp, word: 'aboveMarket', betterFor: 'sell' },
} as const

/** How far a price is from the market, said by an arrow and words. */
export function MarketDelta({ percent, does, ...rest }: MarketDeltaProps) {
  const t = useT('advert')
  const locale = useLocale()
  const { icon, word, betterFor } = rows[compare(round(percent, 2, 'halfUp'), '0')]
  return (
    <DeltaRoot data-verdict={betterFor === does ? 'better' : 'plain'} data-compact="" {...rest}>
      {icon !== null && <Icon of={icon} size="xs" />}
      {t(word, { percent: formatPercent(percent, { locale, padded: true, sign: 'never' }) })}
    </DeltaRoot>
  )
}
