import type { ComponentProps } from 'react'
import Check from 'lucide-react/icons/check'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Icon } from '../icon/Icon.tsx'
import { SegmentBar } from '../progress/SegmentBar.tsx'
import {
  StepItem,
  StepMark,
  Steps,
  Summary,
  SummaryName,
  SummaryPlace,
  SummaryRow,
} from './StepList.styles.ts'

type StepListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** The index of the step that is going on; equal to the number of steps when all are done. */
  current: number
  /** What a check means, for screen readers: "Done". */
  doneLabel: string
  /** Where it stands, for a phone: "Step 3 of 5 · next: Waiting for seller". */
  summary: string
}

const stateOf = (index: number, current: number): 'done' | 'now' | 'next' => {
  if (index === current) return 'now'
  return index < current ? 'done' : 'next'
}

/** The way through a process, and where one is on it. On a phone: this step's name, its place, and a bar. */
export function StepList({ steps, current, doneLabel, summary, ...rest }: StepListProps) {
  return (
    <div {...rest}>
      <Steps>
        {steps.map((name, index) => {
          const state = stateOf(index, current)
          return (
            <StepItem key={name} data-state={state} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
              <StepMark aria-hidden>{state === 'done' ? <Icon of={Check} size="xs" /> : index + 1}</StepMark>
              {state === 'done' && <VisuallyHidden>{doneLabel}: </VisuallyHidden>}
              <span data-name="">{name}</span>
            </StepItem>
          )
        })}
      </Steps>
      <Summary>
        <SummaryRow>
          <SummaryName>{steps[Math.min(current, steps.length - 1)]}</SummaryName>
          <SummaryPlace>{summary}</SummaryPlace>
        </SummaryRow>
        <SegmentBar count={steps.length} done={current} />
      </Summary>
    </div>
  )
}
