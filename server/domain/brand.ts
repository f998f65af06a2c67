import { agentName } from '../../brand/brand.ts'
import { brand } from '../../brand/processBrand.ts'

/** Whose name stands in letters, notices and receipts: the one source that the gateway and the app have too. */
export { brand }

/** What the names of files that people save begin with: `souk-transactions-2026-03-31.xlsx`. */
export const fileBrand = agentName(brand).toLowerCase()
