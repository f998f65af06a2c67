import type { ReactNode } from 'react'

/** What the box of a field says. Its words say it too: an invalid field has an error, a disabled one a reason. */
export const fieldStatuses = ['plain', 'valid', 'invalid', 'disabled'] as const
export type FieldStatus = (typeof fieldStatuses)[number]

/** The words around a control, which every field takes. */
export interface FieldWords {
  label: string
  /** Beside the label, at its end: "Optional", "Matches", a counter. */
  labelEnd?: ReactNode
  /** `hidden` where an icon or the place says it to the eye; screen readers hear it always. */
  labelLook?: 'above' | 'hidden' | undefined
  hint?: ReactNode
  /** What is wrong and what would be right. It takes the place of the hint. */
  error?: string | undefined
  /** Why nothing can be entered now. It takes the place of the hint; the field stays in the focus order. */
  disabledReason?: string | undefined
}

/** Disabled before invalid: what can't be changed can't be corrected. */
export function fieldStatus(
  { error, disabledReason }: Pick<FieldWords, 'error' | 'disabledReason'>,
  isValid = false,
): FieldStatus {
  if (disabledReason !== undefined) return 'disabled'
  if (error !== undefined) return 'invalid'
  return isValid ? 'valid' : 'plain'
}
