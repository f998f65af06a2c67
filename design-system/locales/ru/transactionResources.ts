import type { transactionResources as english } from '../en/transactionResources.ts'
import { download } from './download.ts'
import { transaction } from './transaction.ts'

/** The namespaces of Russian that only the pages of movements say; the type keeps them the same as the English ones. */
export const transactionResources: Record<keyof typeof english, object> = { download, transaction }
