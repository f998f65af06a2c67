import Check from 'lucide-react/icons/check'
import { useT } from '../../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../../primitives/icon/Icon.tsx'
import { SegmentBar } from '../../../../../primitives/progress/SegmentBar.tsx'
import { StepMark } from '../../../../../primitives/step/StepMark.styles.ts'
import { wizardSteps } from '../form/wizardStep.ts'
import type { WizardStep } from '../form/wizardStep.ts'
import { StepRow, StepsList, StepsSummary, StepWords, SummaryWords } from './WizardSteps.styles.ts'

interface WizardStepsProps {
  current: WizardStep
  /** What was said in a step, under its name. */
  summaries: Partial<Readonly<Record<WizardStep, string>>>
  /** Back to a step that is done. */
  onGo: (step: WizardStep) => void
}

/** The way through the wizard: what is done can be gone back to. A bar where there is no room for the list. */
export function WizardSteps({ current, summaries, onGo }: WizardStepsProps) {
  const t = useT('advertWizard')
  const at = wizardSteps.indexOf(current)
  const following = wizardSteps[at + 1]
  const place = { step: at + 1, steps: wizardSteps.length }
  return (
    <nav aria-label={t('steps')}>
      <StepsList>
        {wizardSteps.map((step, index) => (
          <Step key={step} {...{ step, index, at, onGo }} summary={summaries[step]} />
        ))}
      </StepsList>
      <StepsSummary>
        <SummaryWords>
          <strong>{t(`step.${current}`)}</strong>
          <span>
            {following === undefined
              ? t('stepLast', place)
              : t('stepNext', { ...place, next: t(`step.${following}`) })}
          </span>
        </SummaryWords>
        <SegmentBar count={wizardSteps.length} done={at} />
      </StepsSummary>
    </nav>
  )
}

interface StepProps {
  step: WizardStep
  index: number
  at: number
  summary: string | undefined
  onGo: (step: WizardStep) => void
}

function Step({ step, index, at, summary, onGo }: StepProps) {
  const t = useT('advertWizard')
  const words = (
    <StepWords>
      <span>{t(`step.${step}`)}</span>
      {index === at ? <span>{t('here')}</span> : summary !== undefined && <span>{summary}</span>}
    </StepWords>
  )
  if (index < at) {
    return (
      <StepRow data-state="done">
        <button type="button" onClick={() => onGo(step)}>
          <StepMark aria-hidden data-state="done">
            <Icon of={Check} size="xs" />
          </StepMark>
          <VisuallyHidden>{t('stepDone')}: </VisuallyHidden>
          {words}
        </button>
      </StepRow>
    )
  }
  const state = index === at ? 'now' : 'next'
  return (
    <StepRow data-state={state} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
      <div>
        <StepMark aria-hidden data-state={state}>
          {index + 1}
        </StepMark>
        {words}
      </div>
    </StepRow>
  )
}
