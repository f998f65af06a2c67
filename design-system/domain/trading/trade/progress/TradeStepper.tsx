import * as unions from '../../../__generated__/unions.ts'
import type { ComponentProps } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { StepList } from '../../../../primitives/step/StepList.tsx'
import { StepperPad } from './TradeStepper.styles.ts'
import { phaseOf } from '../../../reference/status/tradeStatus.ts'
import type { TradeSide, TradeStatus } from '../../../reference/status/tradeStatus.ts'

/** The steps of a trade; the first two are behind it when it exists. */
export const tradeSteps = unions.tradeSteps
export type TradeStep = (typeof tradeSteps)[number]

type TradeStepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  trade: {
    readonly status: TradeStatus
    /** The step that it is at, or had reached when it was stopped. */
    readonly step: TradeStep
    readonly viewerSide: TradeSide
  }
}

/** The way through a trade, named from the viewer's side: the seller's "Check and release" is the buyer's "Waiting for seller". */
export function TradeStepper({ trade, ...rest }: TradeStepperProps) {
  const t = useT('tradePage')
  const tCommon = useT('common')
  const names = tradeSteps.map(step => t(`stepper.${trade.viewerSide}.${step}`))
  const reached = tradeSteps.indexOf(trade.step)
  const phase = phaseOf[trade.status]
  const place = { step: reached + 1, steps: names.length }
  const next = names[reached + 1]
  const summary = () => {
    if (phase === 'returned') return t('stepper.stopped', place)
    return next === undefined ? t('stepper.last', place) : t('stepper.position', { ...place, next })
  }
  return (
    <Card as="section" padding="none" aria-label={t('stepper.label')} {...rest}>
      <StepperPad>
        <StepList
          steps={names}
          current={phase === 'released' ? names.length : reached}
          doneLabel={tCommon('verb.done')}
          stoppedLabel={phase === 'returned' ? t('stepper.stoppedHere') : undefined}
          summary={summary()}
        />
      </StepperPad>
    </Card>
  )
}
