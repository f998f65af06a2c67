import type { ReactNode } from 'react'
import { FormAmountField } from '../../../forms/FormAmountField.tsx'
import { FormCheckbox } from '../../../forms/FormCheckbox.tsx'
import { FormCodeField } from '../../../forms/FormCodeField.tsx'
import { FormDateField } from '../../../forms/FormDateField.tsx'
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx'
import { FormSelect } from '../../../forms/FormSelect.tsx'
import { FormTextArea } from '../../../forms/FormTextArea.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import type { FieldTypeId } from '../../../forms/engine/fieldTypes.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { SeveralChoices } from './SeveralChoices.tsx'
import { WholeNumber } from './WholeNumber.tsx'

/** What a control is called, and what it offers. */
export interface ControlWords {
  readonly label: string
  /** Codes of the wire, by what people call them. */
  readonly names: Readonly<Record<string, string>>
}

type Control<T extends FieldTypeId> = (field: FieldHandle<T>, words: ControlWords) => ReactNode

const named = (codes: readonly string[], names: ControlWords['names']) =>
  codes.map(code => ({ value: code, label: names[code] ?? code }))

/** What each type of field is shown by. */
export const specimenControls: { readonly [T in FieldTypeId]: Control<T> } = {
  text: (field, { label }) => <FormTextField field={field} label={label} autoComplete="off" />,
  textArea: (field, { label }) => <FormTextArea field={field} label={label} />,
  email: (field, { label }) => <FormTextField field={field} label={label} autoComplete="off" />,
  password: (field, { label }) => (
    <FormPasswordField field={field} label={label} autoComplete="new-password" />
  ),
  address: (field, { label }) => <FormTextField field={field} label={label} />,
  code: (field, { label }) => <FormCodeField field={field} label={label} autoComplete="off" />,
  amount: (field, { label }) => <FormAmountField field={field} label={label} symbol="₦" code="NGN" />,
  integer: (field, { label }) => <WholeNumber field={field} label={label} />,
  select: (field, { label, names }) => (
    <FormSelect field={field} label={label} options={named(['bank_transfer', 'opay', 'palmpay'], names)} />
  ),
  multiselect: (field, { label, names }) => (
    <SeveralChoices
      field={field}
      label={label}
      options={named(['opay', 'kuda', 'palmpay', 'zenith'], names)}
    />
  ),
  checkbox: (field, { label }) => <FormCheckbox field={field}>{label}</FormCheckbox>,
  date: (field, { label }) => <FormDateField field={field} label={label} />,
  file: (field, { label }) => <ChosenFile field={field} label={label} />,
}
