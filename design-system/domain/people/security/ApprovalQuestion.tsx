import type { ReactNode } from 'react'
import type { Moment } from '../../../format/date/formatDate.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TimerRing } from '../../../primitives/progress/TimerRing.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useTimeLeft } from '../../reference/clock/useTimeLeft.ts'

/** How long there is to approve, in milliseconds (decisions, wallet and trade). */
const wholeTime = 900_000

interface ApprovalQuestionProps {
  icon: IconDrawing
  /** Until when there is an answer to give; null where it is not told. */
  until: Moment | null
  /** Where it was asked, if nothing around says so. */
  title?: ReactNode
  /** What to do there. */
  children: ReactNode
}

/** Something was asked in the messenger or by a letter: what to do there, and how much of the time is gone. */
export function ApprovalQuestion({ icon, until, title, children }: ApprovalQuestionProps) {
  const left = useTimeLeft(until)
  return (
    <Inline gap="3" wrap="nowrap">
      <TimerRing fraction={left / wholeTime} tone="warning" size="m">
        <Icon of={icon} size="m" />
      </TimerRing>
      <Stack gap="0-5">
        {title}
        <Text as="p" tone="secondary">
          {children}
        </Text>
      </Stack>
    </Inline>
  )
}
