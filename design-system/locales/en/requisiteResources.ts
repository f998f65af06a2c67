import { errorRequisite } from './errorRequisite.ts'
import { requisite } from './requisite.ts'

/** The namespaces of English that only pages say on which somebody chooses where they are paid: they come with these pages. */
export const requisiteResources = { errorRequisite, requisite } as const
