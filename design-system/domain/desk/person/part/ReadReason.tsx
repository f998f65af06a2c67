import { useEffect, useRef } from 'react'
import { Form } from '../../../../forms/Form.tsx'
import { FormProblem } from '../../../../forms/FormProblem.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useFormProblem } from '../../../../forms/useFormProblem.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { deskLengths } from '../../deskLengths.ts'

interface ReadReasonProps {
  onRead: (reason: string) => Promise<unknown>
  onCancel: () => void
}

/** Asks, in place, why something private is to be read. */
export function ReadReason({ onRead, onCancel }: ReadReasonProps) {
  const t = useT('deskPerson')
  const tCommon = useT('common')
  const box = useRef<HTMLDivElement>(null)
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('fields.failed'))
  const { least: minLength, most: maxLength } = deskLengths.reason
  const form = useForm({
    fields: { reason: { typeId: 'text', context: { required: true, minLength, maxLength } } },
    onSubmit: ({ reason }) => {
      clear()
      return onRead(reason)
    },
    onFailure,
    onAlert,
  })
  // Whoever opened it goes on with the reason.
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box}>
      <Form form={form} gap="2">
        <FormTextField
          field={form.field.reason}
          label={t('fields.reason')}
          hint={t('fields.reasonHint')}
          autoComplete="off"
        />
        <FormProblem problem={problem} />
        <Inline gap="2">
          <SubmitButton form={form} size="s" pendingLabel={t('fields.reading')}>
            {t('fields.read')}
          </SubmitButton>
          <Button size="s" variant="ghost" onClick={onCancel}>
            {tCommon('verb.cancel')}
          </Button>
        </Inline>
      </Form>
    </div>
  )
}
