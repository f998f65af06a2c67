import type { ComponentProps, ReactNode } from 'react'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import { SideRoot } from './SideTag.styles.ts'
import type { TradeType } from '../../../reference/status/tradeStatus.ts'

const arrows = {
  buy: ArrowDownLeft,
  sell: ArrowUpRight,
  swap: ArrowLeftRight,
} as const satisfies Record<TradeType, IconDrawing>

type SideTagProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** What the viewer does: coins come in (buy), go out (sell) or both. */
  type: TradeType
  /** What of that side is meant, in place of its name: a link to ads that sell. */
  words?: ReactNode
}

/** Buy, Sell or Swap, said by an arrow, a word and a colour. */
export function SideTag({ type, words, ...rest }: SideTagProps) {
  const t = useT('trade')
  return (
    <SideRoot data-type={type} {...rest}>
      <Icon of={arrows[type]} />
      {words ?? t(`side.${type}`)}
    </SideRoot>
  )
}
