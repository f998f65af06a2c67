import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { AnswerRoom, QuestionRoot } from './Question.styles.ts'

interface QuestionProps {
  /** Its name in the address, on the page where it is at home. */
  id?: string | undefined
  question: ReactNode
  /** The answer. */
  children: ReactNode
}

/** A question that opens into its answer, with scripts or without. */
export function Question({ id, question, children }: QuestionProps) {
  return (
    <QuestionRoot {...(id === undefined ? {} : { id })}>
      <summary>
        <span>{question}</span>
        <Icon of={ChevronDown} size="m" />
      </summary>
      <AnswerRoom>{children}</AnswerRoom>
    </QuestionRoot>
  )
}
