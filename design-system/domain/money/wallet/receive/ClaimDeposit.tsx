import type * as unions from '../../../__generated__/unions.ts'
import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'

/** What a claim came to: the coins are there, or the transaction is still awaited. */
export type ClaimState = unions.DepositClaimState

interface ClaimDepositProps {
  /** What came of the last one; null before it. */
  state: ClaimState | null
  /** A refusal of `txid` lands on the field. */
  onSubmit: (values: { readonly txid: string }) => Promise<unknown>
}

/** For coins that were sent without their memo: their transaction says whose they are. */
export function ClaimDeposit({ state, onSubmit }: ClaimDepositProps) {
  const t = useT('receive')
  const form = useForm({
    fields: {
      txid: {
        typeId: 'text',
        context: { required: true, minLength: fieldLengths.txid.least, maxLength: fieldLengths.txid.most },
      },
    },
    onSubmit,
  })
  return (
    <SectionCard title={t('claim.title')} lead={t('claim.lead')}>
      <Form form={form} aria-label={t('claim.title')} gap="4">
        <FormTextField
          field={form.field.txid}
          label={t('claim.txid')}
          hint={t('claim.hint')}
          autoComplete="off"
          spellCheck={false}
        />
        <output>
          {state !== null && (
            <Notice tone={state === 'credited' ? 'positive' : 'accent'}>{t(`claim.${state}`)}</Notice>
          )}
        </output>
        <SubmitButton form={form} variant="secondary">
          {t('claim.action')}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}
