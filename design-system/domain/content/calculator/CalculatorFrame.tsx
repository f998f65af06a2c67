import type { ReactNode } from 'react'
import { CalculatorRoot } from './Calculator.styles.ts'

/** Holds the parts of a calculator's page apart. A part that is kept as it was drawn, in a box with an id, stands as if it were not in one. */
export function CalculatorFrame({ children }: { children: ReactNode }) {
  return <CalculatorRoot>{children}</CalculatorRoot>
}
