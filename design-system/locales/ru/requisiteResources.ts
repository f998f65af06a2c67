import type { requisiteResources as english } from '../en/requisiteResources.ts'
import { errorRequisite } from './errorRequisite.ts'
import { requisite } from './requisite.ts'

/** The namespaces of Russian that only these pages say; the type keeps them the same as the English ones. */
export const requisiteResources: Record<keyof typeof english, object> = { errorRequisite, requisite }
