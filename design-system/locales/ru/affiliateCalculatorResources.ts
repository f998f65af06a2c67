import type { affiliateCalculatorResources as english } from '../en/affiliateCalculatorResources.ts'
import { affiliateCalculator } from './affiliateCalculator.ts'

/** The namespaces of Russian that only the public pages about inviting say; the type keeps them the same as the English ones. */
export const affiliateCalculatorResources: Record<keyof typeof english, object> = { affiliateCalculator }
