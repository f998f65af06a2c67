import type { ComponentProps } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { lookOf, type TradeStanding } from './statusLook.ts'

type StatusChipProps = Omit<ComponentProps<'span'>, 'children'> & TradeStanding

/** Where a trade stands, said to the one who looks: "Pay now" to the buyer is "Waiting for payment" to the seller. */
export function StatusChip({ status, viewerSide, isWaitingForRequisites, ...rest }: StatusChipProps) {
  const t = useT('trade')
  const { word, tone, icon } = lookOf({ status, viewerSide, isWaitingForRequisites })
  return (
    <Chip tone={tone} icon={icon} {...rest}>
      {t(`chip.${word}`)}
    </Chip>
  )
}
