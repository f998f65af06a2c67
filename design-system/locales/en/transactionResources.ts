import { download } from './download.ts'
import { transaction } from './transaction.ts'

/** The namespaces of English that only the pages of movements say: they come with them. */
export const transactionResources = { download, transaction } as const
