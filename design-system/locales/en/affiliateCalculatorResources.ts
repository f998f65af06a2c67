import { affiliateCalculator } from './affiliateCalculator.ts'

/** The namespaces of English that only the public pages about inviting say: they come with them. */
export const affiliateCalculatorResources = { affiliateCalculator } as const
