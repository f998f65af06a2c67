import type { bonusResources as english } from '../en/bonusResources.ts'
import { bonus } from './bonus.ts'

/** The namespaces of Russian that only the pages of bonuses and the sign-up say; the type keeps them the same as the English ones. */
export const bonusResources: Record<keyof typeof english, object> = { bonus }
