import { fieldLengths } from '../../../forms/fieldLengths.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import type { AmountContext } from '../../../forms/engine/fields/numberFields.ts'
import type { CredentialMethod, CredentialShape, CredentialValues } from './credentialShape.ts'
import { lineFields, linesFrom } from './requisiteFields.ts'

/** The largest amount that is given out by itself, in the chosen currency. */
export const maxContext = (fiat: DisplayAsset | null): AmountContext => ({
  positive: true,
  ...(fiat === null ? {} : { decimals: fiat.decimals }),
})

/** What the form begins with. */
export interface CredentialStart {
  /** Null for new ones. */
  readonly credential: CredentialShape | null
  readonly currencyCode: string
  /** Of the credential; undefined while none is chosen. */
  readonly method: CredentialMethod | undefined
  readonly fiat: DisplayAsset
}

/** The names of the fields on the wire in camelCase, lines by their kinds, so that the server's objections land on them. */
export const credentialFields = ({ credential, currencyCode, method, fiat }: CredentialStart) =>
  ({
    currencyCode: { typeId: 'select', initial: currencyCode, context: { required: true } },
    paymentMethodCode: { typeId: 'select', initial: method?.code ?? '', context: { required: true } },
    // `applink` among them is the link beside the method's own lines.
    ...lineFields(method?.requisiteFields ?? [], credential?.credentials),
    applink: {
      typeId: 'text',
      initial: credential?.applink ?? '',
      context: { maxLength: fieldLengths.credentialLink.most },
    },
    name: {
      typeId: 'text',
      initial: credential?.name ?? method?.name ?? '',
      context: { required: true, maxLength: fieldLengths.credentialName.most },
    },
    description: {
      typeId: 'textArea',
      initial: credential?.description ?? '',
      context: { maxLength: fieldLengths.credentialDescription.most },
    },
    autoIssue: { typeId: 'checkbox', initial: credential?.autoIssue ?? false },
    maxAutoIssueAmount: {
      typeId: 'amount',
      initial: credential?.maxAutoIssueAmount ?? '',
      context: maxContext(fiat),
    },
    isActive: { typeId: 'checkbox', initial: credential?.isActive ?? true },
  }) as const

export type CredentialFields = ReturnType<typeof credentialFields>

/** The lines of a method that have no field of their own beside them. */
export const linesOfMethod = (method: CredentialMethod | undefined) =>
  (method?.requisiteFields ?? []).filter(({ kind }) => kind !== 'applink')

/** What is saved of what the form holds. */
export function credentialFrom(
  values: Omit<CredentialValues, 'credentials' | 'applink' | 'maxAutoIssueAmount'> &
    Parameters<typeof linesFrom>[0] & { readonly maxAutoIssueAmount: string },
  method: CredentialMethod | undefined,
): CredentialValues {
  const { name, currencyCode, paymentMethodCode, description, autoIssue, isActive, applink } = values
  const { maxAutoIssueAmount: max } = values
  return {
    name,
    currencyCode,
    paymentMethodCode,
    credentials: linesFrom(values, linesOfMethod(method)),
    applink: applink === '' ? null : applink,
    description,
    autoIssue,
    maxAutoIssueAmount: autoIssue && max !== '' ? max : null,
    isActive,
  }
}
