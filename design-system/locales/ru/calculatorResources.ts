import type { calculatorResources as english } from '../en/calculatorResources.ts'
import { calculator } from './calculator.ts'

/** The namespaces of Russian that only the calculator of coins says; the type keeps them the same as the English ones. */
export const calculatorResources: Record<keyof typeof english, object> = { calculator }
