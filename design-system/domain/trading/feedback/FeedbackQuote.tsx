import type { ComponentProps } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { QuoteHead, QuoteRoot, QuoteText } from './FeedbackQuote.styles.ts'
import { GradeMark } from './GradeMark.tsx'
import type { FeedbackGrade } from '../../reference/status/feedbackGrade.ts'

/** What one side said of the other, as the contract has it. */
export interface Feedback {
  readonly id: string
  readonly grade: FeedbackGrade
  readonly text: string
  readonly authorName: string
  readonly createdAt: string
  readonly editedAt: string | null
}

type FeedbackQuoteProps = Omit<ComponentProps<'article'>, 'children'> & {
  feedback: Feedback
  isMine: boolean
  /** Given where the viewer may change their own. */
  onEdit?: (() => void) | undefined
}

/** One piece of feedback: whose it is, the grade, the words. */
export function FeedbackQuote({ feedback, isMine, onEdit, ...rest }: FeedbackQuoteProps) {
  const t = useT('feedback')
  const locale = useLocale()
  const date = formatDate(feedback.editedAt ?? feedback.createdAt, { format: 'date', locale })
  return (
    <QuoteRoot {...rest}>
      <QuoteHead>
        <Text size="label" tone="secondary">
          {isMine ? t('mine') : t('theirs', { name: feedback.authorName })}
        </Text>
        <GradeMark grade={feedback.grade} />
        <Text as="time" size="caption" tone="tertiary" dateTime={feedback.editedAt ?? feedback.createdAt}>
          {feedback.editedAt === null ? date : t('edited', { date })}
        </Text>
        {onEdit !== undefined && (
          <Button size="s" variant="ghost" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
      </QuoteHead>
      {feedback.text !== '' && <QuoteText>{feedback.text}</QuoteText>}
    </QuoteRoot>
  )
}
