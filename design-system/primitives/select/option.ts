import type { ReactNode } from 'react'

/** One entry of a `Select` or `SearchSelect`. */
export interface SelectOption<Value extends string> {
  value: Value
  /** What it is called; also what a search looks through. */
  label: string
  /** A second word that recedes: a code, a country. Searched too. */
  detail?: string | undefined
  /** A further name that a search finds it by, and nobody sees. */
  alias?: string | undefined
  /** A coin, a flag or an icon before the label. */
  mark?: ReactNode
}

/** How the closed select looks: a field of a form, a cell of the filter bar, or a small button with the choice alone. */
export const selectLooks = ['field', 'cell', 'button'] as const
export type SelectLook = (typeof selectLooks)[number]
