import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx'
import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx'
import { useField } from '../../../forms/useField.ts'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { summaryOf } from '../../reference/method/requisiteText.ts'
import type { RequisiteField } from '../../reference/method/requisite.ts'
import type { SavedRequisites } from './credentialShape.ts'
import { otherRequisites } from './requisiteChoice.ts'
import type { LineHandles } from './requisiteFields.ts'
import { RequisiteLines } from './RequisiteLines.tsx'

interface ChooseRequisitesProps {
  /** Of a form that was made with `choiceFields`. */
  fields: LineHandles & {
    readonly paymentCredentialId: FieldHandle<'select'>
    readonly isKept: FieldHandle<'checkbox'>
  }
  /** Those that fit the trade, the best first. */
  saved: readonly SavedRequisites[]
  /** What the payment method asks for where others are typed. */
  asked: readonly RequisiteField[]
  /** Saved ones were chosen, or `otherRequisites`: `followChoice` tells the form. */
  onChoose: (chosen: string) => void
}

/** Where a seller is paid in a trade: one of their saved details, or others, typed once and kept if they like. */
export function ChooseRequisites({ fields, saved, asked, onChoose }: ChooseRequisitesProps) {
  const t = useT('requisite')
  const { state } = useField(fields.paymentCredentialId)
  const choose = (chosen: string) => {
    fields.paymentCredentialId.change(chosen)
    onChoose(chosen)
  }
  const options = saved.map(({ id, name, credentials }) => ({
    value: id,
    label: name,
    note: summaryOf(credentials),
  }))
  return (
    <Stack gap="4">
      {saved.length > 0 && (
        <FormRadioGroup
          field={{ ...fields.paymentCredentialId, change: choose }}
          label={t('saved')}
          options={[
            ...options,
            {
              value: otherRequisites,
              label: t('other'),
              note: t('otherNote'),
            },
          ]}
        />
      )}
      {state.value === otherRequisites && (
        <>
          <RequisiteLines fields={fields} asked={asked} />
          <FormCheckbox field={fields.isKept}>{t('keep')}</FormCheckbox>
        </>
      )}
    </Stack>
  )
}
