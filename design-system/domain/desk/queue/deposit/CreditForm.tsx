import UsersRound from 'lucide-react/icons/users-round'
import { useEffect, useRef } from 'react'
import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormProblem } from '../../../../forms/FormProblem.tsx'
import { FormTextArea } from '../../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useFormProblem } from '../../../../forms/useFormProblem.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { deskLengths } from '../../deskLengths.ts'

interface CreditFormProps {
  /** Who stands in the field at first; an empty text for nobody. */
  userName: string
  /** How much it is, in words. */
  amount: string
  /** Asks for it. A refusal of `named` that it throws lands on the name, any other is said in the form. */
  onCredit: (userName: string, reason: string) => Promise<unknown>
  onCancel: () => void
}

/** Asks whom a deposit is credited to and why, and says that a second operator decides. */
export function CreditForm({ userName, amount, onCredit, onCancel }: CreditFormProps) {
  const t = useT('deskQueue')
  const tDesk = useT('desk')
  const tCommon = useT('common')
  const box = useRef<HTMLDivElement>(null)
  const { problem, clear, onFailure, onAlert } = useFormProblem(tDesk('reason.noAnswer'))
  const { least: minLength, most: maxLength } = deskLengths.reason
  const form = useForm({
    fields: {
      named: {
        typeId: 'text',
        initial: userName,
        context: { required: true, maxLength: fieldLengths.userName.most },
      },
      reason: { typeId: 'textArea', context: { required: true, minLength, maxLength } },
    },
    onSubmit({ named, reason }) {
      clear()
      return onCredit(named, reason)
    },
    onFailure,
    onAlert,
  })
  // Whoever chose somebody goes on with the reason, else with the name.
  useEffect(
    () => box.current?.querySelector<HTMLElement>(userName === '' ? 'input' : 'textarea')?.focus(),
    [userName],
  )
  return (
    <div ref={box}>
      <Form form={form} gap="3" aria-label={t('deposit.creditTo', { amount })}>
        <FormTextField
          field={form.field.named}
          label={t('deposit.creditTo', { amount })}
          hint={t('deposit.nameHint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <FormTextArea
          field={form.field.reason}
          label={tDesk('reason.label')}
          hint={tDesk('reason.hint')}
          rows={2}
        />
        <Notice tone="accent" icon={UsersRound}>
          {t('deposit.second')}
        </Notice>
        <FormProblem problem={problem} />
        <Inline gap="2">
          <SubmitButton form={form} size="m" icon={UsersRound} pendingLabel={t('deposit.asking')}>
            {t('deposit.ask')}
          </SubmitButton>
          <Button variant="ghost" onClick={onCancel}>
            {tCommon('verb.cancel')}
          </Button>
        </Inline>
      </Form>
    </div>
  )
}
