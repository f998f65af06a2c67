import type { ComponentProps } from 'react'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Icon } from '../icon/Icon.tsx'
import { SegmentBar } from '../progress/SegmentBar.tsx'
import { StepItem, Steps, Summary, SummaryName, SummaryPlace, SummaryRow } from './StepList.styles.ts'
import { StepMark } from './StepMark.styles.ts'

type StepListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** The index of the step that is going on; equal to the number of steps when all are done. */
  current: number
  /** What a check means, for screen readers: "Done". */
  doneLabel: string
  /** What it means that nothing goes on any more at the current step: "Stopped". Given only when it was stopped. */
  stoppedLabel?: string | undefined
  /** Where it stands, for a phone: "Step 3 of 5 · next: Waiting for seller". */
  summary: string
}

type StepState = 'done' | 'now' | 'stopped' | 'next'

const stateOf = (index: number, current: number, isStopped: boolean): StepState => {
  if (index === current) return isStopped ? 'stopped' : 'now'
  return index < current ? 'done' : 'next'
}

const markIcons = { done: Check, stopped: X } as const

/** The way through a process, and where one is on it. On a phone: this step's name, its place, and a bar. */
export function StepList({ steps, current, doneLabel, stoppedLabel, summary, ...rest }: StepListProps) {
  const labels = { done: doneLabel, stopped: stoppedLabel } as const
  return (
    <div {...rest}>
      <Steps>
        {steps.map((name, index) => {
          const state = stateOf(index, current, stoppedLabel !== undefined)
          return (
            <StepItem key={name} data-state={state} {...(state === 'now' ? { 'aria-current': 'step' } : {})}>
              <StepMark aria-hidden data-state={state}>
                {state === 'done' || state === 'stopped' ? (
                  <Icon of={markIcons[state]} size="xs" />
                ) : (
                  index + 1
                )}
              </StepMark>
              {(state === 'done' || state === 'stopped') && (
                <VisuallyHidden>{labels[state]}: </VisuallyHidden>
              )}
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
