import { useId, useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Rows } from '../../trading/dispute/Case.styles.ts'
import { QuestionRow } from './CaseParts.styles.ts'
import type { CaseQuestionShape } from './deskDispute.ts'

interface QuestionListProps {
  questions: readonly CaseQuestionShape[]
  /** Writes it in the chat of the trade, in these words. */
  onSend: (text: string) => Promise<unknown>
}

/** What is worth asking before ruling: a press writes it in the chat, where both sides read it. */
export function QuestionList({ questions, onSend }: QuestionListProps) {
  const t = useT('deskDispute')
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} gap="3">
      <Heading level={2} id={id}>
        {t('question.title')}
      </Heading>
      <Caption as="p">{t(questions.length === 0 ? 'question.none' : 'question.lead')}</Caption>
      {questions.length > 0 && (
        <Rows>
          {questions.map(question => (
            <Question key={`${question.to} ${question.code}`} {...{ question, onSend }} />
          ))}
        </Rows>
      )}
    </Card>
  )
}

type Sending = 'not_yet' | 'under_way' | 'sent' | 'failed'

function Question({ question, onSend }: Pick<QuestionListProps, 'onSend'> & { question: CaseQuestionShape }) {
  const t = useT('deskDispute')
  const [sending, setSending] = useState<Sending>('not_yet')
  const text = `${t(`question.to.${question.to}`)}: ${t(`question.code.${question.code}`)}`
  const send = async () => {
    setSending('under_way')
    try {
      await onSend(text)
      setSending('sent')
    } catch {
      setSending('failed')
    }
  }
  return (
    <QuestionRow>
      <Text size="label">{text}</Text>
      <output>
        {sending === 'sent' && <Caption>{t('question.sent')}</Caption>}
        {sending === 'failed' && <Caption>{t('question.failed')}</Caption>}
      </output>
      {sending !== 'sent' && (
        <Button
          variant="soft"
          aria-label={t('question.sendTo', { question: text })}
          pendingLabel={sending === 'under_way' ? t('opinions.sending') : undefined}
          onClick={() => void send()}
        >
          {t('question.send')}
        </Button>
      )}
    </QuestionRow>
  )
}
