import { swapOffer } from './swapOffer.ts'

/** The words of swaps with traders, for whom these are switched on: they come with their parts. */
export const swapOffersResources = { swapOffer } as const
