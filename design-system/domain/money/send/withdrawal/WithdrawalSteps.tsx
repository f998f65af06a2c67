import { useT } from '../../../../locales/useT.ts'
import { StepList } from '../../../../primitives/step/StepList.tsx'
import { withdrawalLook, withdrawalSteps } from './withdrawalLook.ts'
import type { WithdrawalStatus } from './withdrawalShape.ts'

interface WithdrawalStepsProps {
  status: WithdrawalStatus
  isInternal: boolean
}

/** The way of a withdrawal, and where it is, or where it was stopped. */
export function WithdrawalSteps({ status, isInternal }: WithdrawalStepsProps) {
  const t = useT('send')
  const kind = isInternal ? 'internal' : 'external'
  const look = withdrawalLook[status]
  const names = withdrawalSteps[kind].map(step => t(`step.${step}`))
  // The last step is where it arrives: it is done when it is reached.
  const current = status === 'confirmed' ? names.length : look.step[kind]
  const next = names[current + 1]
  return (
    <StepList
      steps={names}
      current={current}
      doneLabel={t('step.doneMark')}
      stoppedLabel={look.isOver && status !== 'confirmed' ? t('step.stopped') : undefined}
      summary={next === undefined ? t('step.last') : t('step.next', { name: next })}
    />
  )
}
