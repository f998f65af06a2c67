import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import type { Form } from '../../../forms/engine/form.ts'
import { useForm } from '../../../forms/useForm.ts'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { credentialFields, credentialFrom, linesOfMethod, maxContext } from './credentialFields.ts'
import type { CredentialFields } from './credentialFields.ts'
import type { CredentialMethod, CredentialShape, CredentialValues } from './credentialShape.ts'
import { askFor } from './requisiteFields.ts'

export interface CredentialFormParts {
  /** Null for new ones. */
  readonly credential: CredentialShape | null
  /** What new ones begin with. */
  readonly currencyCode: string
  readonly assets: AssetBook
  /** Those of the chosen currency; null while they are coming. */
  readonly methods: readonly CredentialMethod[] | null
  /** Another currency was chosen: its methods are wanted. */
  readonly onCurrency: (currencyCode: string) => void
  /** A refusal that it throws lands on the fields. */
  readonly onSave: (values: CredentialValues) => Promise<unknown>
}

interface CredentialForm {
  readonly form: Form<CredentialFields>
  /** Fields whose change asks for others. */
  readonly currency: FieldHandle<'select'>
  readonly method: FieldHandle<'select'>
  readonly autoIssue: FieldHandle<'checkbox'>
}

/** The form of saved details: its lines follow the method, its methods the currency, its name the method until it is typed. */
export function useCredentialForm(parts: CredentialFormParts): CredentialForm {
  const { credential, assets, methods, onCurrency, onSave } = parts
  const currencyCode = credential?.currencyCode ?? parts.currencyCode
  const methodOf = (code: string | undefined) => methods?.find(each => each.code === code)
  const form = useForm({
    fields: credentialFields({
      credential,
      currencyCode,
      method: methodOf(credential?.paymentMethod.code),
      fiat: assets.of(currencyCode),
    }),
    onSubmit: values => onSave(credentialFrom(values, methodOf(values.paymentMethodCode))),
  })
  const { field } = form
  const chooseMethod = (code: string) => {
    const before = methodOf(form.values().paymentMethodCode)?.name ?? ''
    const after = methodOf(code)
    field.paymentMethodCode.change(code)
    askFor(form, linesOfMethod(after))
    const { name } = form.values()
    if (name === before && after !== undefined) field.name.change(after.name)
  }
  const chooseCurrency = (code: string) => {
    chooseMethod('')
    field.currencyCode.change(code)
    form.setContext('maxAutoIssueAmount', maxContext(assets.of(code)))
    onCurrency(code)
  }
  const chooseAutoIssue = (isOn: boolean) => {
    field.autoIssue.change(isOn)
    // What is out of sight objects to nothing.
    if (!isOn) field.maxAutoIssueAmount.change('')
  }
  return {
    form,
    currency: { ...field.currencyCode, change: chooseCurrency },
    method: { ...field.paymentMethodCode, change: chooseMethod },
    autoIssue: { ...field.autoIssue, change: chooseAutoIssue },
  }
}
