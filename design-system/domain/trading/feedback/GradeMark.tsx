import type { ComponentProps } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { GradeRoot } from './GradeMark.styles.ts'
import type { FeedbackGrade } from '../../reference/status/feedbackGrade.ts'
import { gradeLook } from './gradeLook.ts'

type GradeMarkProps = Omit<ComponentProps<'span'>, 'children'> & { grade: FeedbackGrade }

/** A grade of feedback as an icon and a word. */
export function GradeMark({ grade, ...rest }: GradeMarkProps) {
  const t = useT('trade')
  const { icon, tone } = gradeLook[grade]
  return (
    <GradeRoot data-tone={tone} {...rest}>
      <Icon of={icon} />
      {t(`grade.${grade}`)}
    </GradeRoot>
  )
}
