import { calculator } from './calculator.ts'

/** The namespaces of English that only the calculator of coins says: they come with it. */
export const calculatorResources = { calculator } as const
