import { useId, useState } from 'react'
import { Form } from '../../../forms/Form.tsx'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useFormProblem } from '../../../forms/useFormProblem.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { statementLength } from '../../trading/dispute/CaseDialog.tsx'
import { caseSides } from '../../trading/dispute/dispute.ts'
import type { CaseSideName } from '../../trading/dispute/dispute.ts'
import type { OpinionShape } from './deskDispute.ts'
import { OpinionText } from './OpinionText.tsx'

interface OpinionPanelProps {
  /** Of this case, the latest first. */
  opinions: readonly OpinionShape[]
  /** Whether the case is open, so that one can be asked for. */
  canAsk: boolean
  /** Both throw what they are refused for: it is said in the form. */
  onAsk: (question: string) => Promise<unknown>
  onAnswer: (answer: { readonly inFavourOf: CaseSideName; readonly words: string }) => Promise<unknown>
}

/** What another arbiter thinks of a case: it is asked for here, and given here. It decides nothing. */
export function OpinionPanel({ opinions, canAsk, onAsk, onAnswer }: OpinionPanelProps) {
  const t = useT('deskDispute')
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const open = opinions.find(({ answer }) => answer === null)
  if (opinions.length === 0 && !canAsk) return null
  return (
    <Card as="section" aria-labelledby={id} gap="4">
      <Heading level={2} id={id}>
        {t('opinions.title')}
      </Heading>
      <Caption as="p">{t('opinions.lead')}</Caption>
      {opinions.map(opinion => (
        <OpinionText key={opinion.id} opinion={opinion} />
      ))}
      {open?.canAnswer === true && <AnswerForm onAnswer={onAnswer} />}
      {open === undefined && canAsk && !isAsking && (
        <Button onClick={() => setAsking(true)}>{t('opinions.ask')}</Button>
      )}
      {isAsking && (
        <AskForm
          onAsk={async question => {
            await onAsk(question)
            setAsking(false)
          }}
        />
      )}
    </Card>
  )
}

function AskForm({ onAsk }: Pick<OpinionPanelProps, 'onAsk'>) {
  const t = useT('deskDispute')
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('opinions.noAnswer'))
  const form = useForm({
    fields: { question: { typeId: 'textArea', context: { required: true, ...statementLength } } },
    onSubmit: ({ question }) => {
      clear()
      return onAsk(question.trim())
    },
    onFailure,
    onAlert,
  })
  return (
    <Form form={form} gap="3" aria-label={t('opinions.ask')}>
      <FormTextArea
        field={form.field.question}
        label={t('opinions.question')}
        hint={t('opinions.questionHint')}
        rows={3}
      />
      <FormProblem problem={problem} />
      <SubmitButton form={form} size="m" pendingLabel={t('opinions.sending')}>
        {t('opinions.send')}
      </SubmitButton>
    </Form>
  )
}

function AnswerForm({ onAnswer }: Pick<OpinionPanelProps, 'onAnswer'>) {
  const t = useT('deskDispute')
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('opinions.noAnswer'))
  const form = useForm({
    fields: {
      inFavourOf: { typeId: 'select', context: { required: true, options: caseSides } },
      words: { typeId: 'textArea', context: { required: true, ...statementLength } },
    },
    onSubmit: ({ inFavourOf, words }) => {
      clear()
      return onAnswer({ inFavourOf: inFavourOf as CaseSideName, words: words.trim() })
    },
    onFailure,
    onAlert,
  })
  return (
    <Form form={form} gap="3" aria-label={t('opinions.answer')}>
      <FormRadioGroup
        field={form.field.inFavourOf}
        label={t('opinions.side')}
        options={caseSides.map(value => ({ value, label: t(`rule.${value}.name`) }))}
      />
      <FormTextArea
        field={form.field.words}
        label={t('opinions.words')}
        hint={t('opinions.questionHint')}
        rows={3}
      />
      <FormProblem problem={problem} />
      <SubmitButton form={form} size="m" pendingLabel={t('opinions.sending')}>
        {t('opinions.answer')}
      </SubmitButton>
    </Form>
  )
}
