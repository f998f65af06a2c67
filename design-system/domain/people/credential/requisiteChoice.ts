import type { Requisite, RequisiteField, RequisiteKind } from '../../reference/method/requisite.ts'
import type { SavedRequisites } from './credentialShape.ts'
import { askFor, lineFields, linesFrom } from './requisiteFields.ts'

/** Stands for details that are typed now, in the place of the id of saved ones. */
export const otherRequisites = 'other'

/** Where a seller is paid in one trade; the body of the call in camelCase, but for `isKept`. */
export interface RequisiteChoice {
  /** Of saved details; null for those typed now. */
  readonly paymentCredentialId: string | null
  readonly requisites: readonly Requisite[]
  /** What was typed is to be saved for the next trades. */
  readonly isKept: boolean
}

/** Saved details that a trade in a currency by a method can be paid to. */
export const savedFor = (
  saved: readonly SavedRequisites[],
  currencyCode: string,
  methodCode: string,
): readonly SavedRequisites[] =>
  saved.filter(
    each => each.isActive && each.currencyCode === currencyCode && each.paymentMethod.code === methodCode,
  )

/** What is chosen at first: the details changed last, which come first. */
export const firstChoice = (saved: readonly SavedRequisites[]): string => saved[0]?.id ?? otherRequisites

/** The fields of `ChooseRequisites`. */
export const choiceFields = (saved: readonly SavedRequisites[], asked: readonly RequisiteField[]) => {
  const chosen = firstChoice(saved)
  return {
    paymentCredentialId: { typeId: 'select', initial: chosen, context: { required: true } },
    isKept: { typeId: 'checkbox', initial: false },
    ...lineFields(chosen === otherRequisites ? asked : []),
  } as const
}

/** Asks for typed lines only where no saved ones are chosen. */
export const followChoice = (
  form: Parameters<typeof askFor>[0],
  chosen: string,
  asked: readonly RequisiteField[],
): void => askFor(form, chosen === otherRequisites ? asked : [])

/** What the fields of `ChooseRequisites` have come to. */
export function choiceFrom(
  values: { readonly [K in RequisiteKind]: string } & {
    readonly paymentCredentialId: string
    readonly isKept: boolean
  },
  asked: readonly RequisiteField[],
): RequisiteChoice {
  const { paymentCredentialId, isKept } = values
  return paymentCredentialId === otherRequisites
    ? { paymentCredentialId: null, requisites: linesFrom(values, asked), isKept }
    : { paymentCredentialId, requisites: [], isKept: false }
}
