import type { cardResources as english } from '../en/cardResources.ts'
import { card } from './card.ts'

/** The namespaces of Russian that only the page of card payments says; the type keeps them the same as the English ones. */
export const cardResources: Record<keyof typeof english, object> = { card }
