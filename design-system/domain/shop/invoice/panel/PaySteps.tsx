import { useT } from '../../../../locales/useT.ts'
import type { PanelProps } from './invoiceEvents.ts'
import { StepFill, StepsRoot, StepTrack } from './PaySteps.styles.ts'

/** How much of a step is drawn that is under way without a measure. */
const underWay = 45

/** From waiting to confirmed: how many blocks are there of how many that are needed. */
export function PaySteps({ invoice }: PanelProps) {
  const t = useT('invoice')
  const { seen } = invoice
  const { done, needed } = { done: seen?.confirmations ?? 0, needed: seen?.confirmationsNeeded ?? 0 }
  const share = needed === 0 ? underWay : Math.min(100, (done / needed) * 100)
  const steps =
    seen === null
      ? [
          { words: t('steps.waiting'), fill: underWay },
          { words: t('steps.seen'), fill: 0 },
          { words: t('steps.confirmed'), fill: 0 },
        ]
      : [
          { words: t('steps.sent'), fill: 100 },
          { words: t('steps.count', { done, needed }), fill: share },
          { words: t('steps.confirmed'), fill: 0 },
        ]
  const now = seen === null ? 0 : 1
  return (
    <StepsRoot data-part="steps" aria-label={t('steps.label')}>
      {steps.map(({ words, fill }, index) => (
        <li key={words} {...(index === now ? { 'aria-current': 'step' } : {})}>
          <StepTrack>
            <StepFill style={{ width: `${fill}%` }} {...(index < now ? { 'data-done': '' } : {})} />
          </StepTrack>
          {words}
        </li>
      ))}
    </StepsRoot>
  )
}
