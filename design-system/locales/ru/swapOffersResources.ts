import type { swapOffersResources as english } from '../en/swapOffersResources.ts'
import { swapOffer } from './swapOffer.ts'

/** The words of swaps with traders in Russian; the type keeps them the same as the English ones. */
export const swapOffersResources: Record<keyof typeof english, object> = { swapOffer }
