import type { ComponentProps } from 'react'
import Minus from 'lucide-react/icons/minus'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { ChangeRoot } from './RateChange.styles.ts'
import { directionOf } from './rateDirection.ts'
import type { RateDirection } from './rateDirection.ts'

const arrows = { up: TrendingUp, down: TrendingDown, flat: Minus } as const satisfies Record<
  RateDirection,
  IconDrawing
>

type RateChangeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** In 24 hours, in percent points. */
  percent: DecimalString
  /** `today` says the span in words, `bare` stands under a heading that does. */
  look?: 'today' | 'bare' | undefined
}

/** How a rate moved: an arrow, a sign for a fall, and a colour. */
export function RateChange({ percent, look = 'bare', ...rest }: RateChangeProps) {
  const t = useT('advert')
  const locale = useLocale()
  const direction = directionOf(percent)
  const text = formatPercent(percent, { locale, padded: true })
  return (
    <ChangeRoot data-direction={direction} data-look={look} data-compact="" {...rest}>
      <Icon of={arrows[direction]} size="xs" />
      {look === 'today' ? t('search.today', { percent: text }) : text}
    </ChangeRoot>
  )
}
