import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Form } from '../../../forms/Form.tsx'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useReasonForm } from './useReasonForm.ts'

interface ReasonInPlaceProps {
  /** What is done, and to what: the name of the form. */
  title: string
  /** What follows from it. */
  lead: ReactNode
  /** The verb of what is done. */
  submitLabel: string
  /** Does it; what it throws is said here. */
  onSubmit: (reason: string) => Promise<unknown>
  onCancel: () => void
}

/** Asks why, in the row that it is about. Use `ReasonDialog` where what follows reaches everybody. */
export function ReasonInPlace({ title, lead, submitLabel, onSubmit, onCancel }: ReasonInPlaceProps) {
  const t = useT('desk')
  const tCommon = useT('common')
  const box = useRef<HTMLDivElement>(null)
  const { form, problem } = useReasonForm(t('reason.noAnswer'), onSubmit)
  // Whoever chose the act goes on with the reason.
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={box}>
      <Form form={form} gap="3" aria-label={title}>
        <Text as="p">{lead}</Text>
        <FormTextArea field={form.field.reason} label={t('reason.label')} hint={t('reason.hint')} rows={2} />
        <FormProblem problem={problem} />
        <Inline gap="2">
          <SubmitButton form={form} size="m" pendingLabel={t('request.pending')}>
            {submitLabel}
          </SubmitButton>
          <Button variant="ghost" onClick={onCancel}>
            {tCommon('verb.cancel')}
          </Button>
        </Inline>
      </Form>
    </div>
  )
}
