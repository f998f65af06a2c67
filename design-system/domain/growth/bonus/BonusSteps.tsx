import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { StepMark } from '../../../primitives/step/StepMark.styles.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import type { BonusTerms, OwnBonusShape } from './bonusShape.ts'
import { StepName, StepRow, StepWords } from './BonusSteps.styles.ts'
import type { BonusLinks } from './ConfirmLinks.tsx'
import { useOwnSteps } from './useOwnSteps.tsx'
import { useBonusText } from './useBonusText.ts'

interface BonusStepsProps {
  bonus: OwnBonusShape
  terms: BonusTerms
  links: BonusLinks
  assets: AssetBook
}

/** The way of somebody who was invited to their bonus: what is done, what is next and where to do it, and what it waits for. */
export function BonusSteps({ bonus, terms, links, assets }: BonusStepsProps) {
  const t = useT('bonus')
  const { sum } = useBonusText(assets)
  const steps = useOwnSteps({ bonus, terms, links, assets })
  const now = steps.findIndex(step => !step.isDone)
  return (
    <SectionCard
      title={t('own.title')}
      lead={t('own.lead', { amount: sum(bonus.usd), coin: terms.coin, name: bonus.inviterName })}
    >
      <Stack as="ol" gap="0" aria-label={t('own.steps')}>
        {steps.map((step, index) => (
          <OneStep
            key={step.id}
            state={step.isDone ? 'done' : index === now ? 'now' : 'next'}
            place={index + 1}
            name={step.name}
          >
            {step.words}
          </OneStep>
        ))}
      </Stack>
    </SectionCard>
  )
}

interface OneStepProps {
  state: 'done' | 'now' | 'next'
  /** Counted from one. */
  place: number
  name: string
  children: ReactNode
}

function OneStep({ state, place, name, children }: OneStepProps) {
  const t = useT('bonus')
  return (
    <StepRow data-state={state} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
      <StepMark aria-hidden data-state={state}>
        {state === 'done' ? <Icon of={Check} size="xs" /> : place}
      </StepMark>
      <StepWords>
        <StepName>
          {state === 'done' && <VisuallyHidden>{t('own.done')}: </VisuallyHidden>}
          {name}
        </StepName>
        {children}
      </StepWords>
    </StepRow>
  )
}
