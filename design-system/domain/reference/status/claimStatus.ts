import type * as unions from '../../__generated__/unions.ts'

/** Where a buyer's claim stands: it waits for a ruling, or has one. */
export type ClaimStatus = unions.ClaimStatus
