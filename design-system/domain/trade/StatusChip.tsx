import type { ComponentProps } from 'react'
import { useT } from '../../locales/useT.ts'
import { Chip } from '../../primitives/chip/Chip.tsx'
import { statusLook } from './statusLook.ts'
import type { TradeSide, TradeStatus } from './tradeStatus.ts'

type StatusChipProps = Omit<ComponentProps<'span'>, 'children'> & {
  status: TradeStatus
  /** The same status asks one side to act and the other to wait. */
  viewerSide: TradeSide
}

/** Where a trade stands, said to the one who looks: "Pay now" to the buyer is "Waiting for payment" to the seller. */
export function StatusChip({ status, viewerSide, ...rest }: StatusChipProps) {
  const t = useT('trade')
  const { word, tone, icon } = statusLook[status][viewerSide]
  return (
    <Chip tone={tone} icon={icon} {...rest}>
      {t(`chip.${word}`)}
    </Chip>
  )
}
