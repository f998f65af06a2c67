import { add } from '../../../../format/decimal.ts'
import type { InvoiceMoney } from '../../invoice/invoiceShape.ts'
import type { InvoiceStatus } from '../invoice/merchantInvoice.ts'

/** The statuses as a list is narrowed by them: each stands in one group. */
export const invoiceGroups = {
  open: ['created', 'offer_not_found', 'init_trade_error', 'unknown'],
  coming: ['trade_initiated'],
  paid: ['paid'],
  past_due: ['past_due'],
  cancelled: ['trade_cancelled'],
} as const satisfies Record<string, readonly InvoiceStatus[]>
export type InvoiceGroup = keyof typeof invoiceGroups
export const invoiceGroupNames = Object.keys(invoiceGroups) as readonly InvoiceGroup[]

/** What invoices are narrowed by. */
export interface InvoiceFilterSet {
  /** Null for all. */
  readonly group: InvoiceGroup | null
  /** Those alone that need a decision. */
  readonly isHeld: boolean
  /** Empty for any. */
  readonly text: string
  /** Days as `YYYY-MM-DD`, both included; null for no end. */
  readonly from: string | null
  readonly to: string | null
}

export const noFilters: InvoiceFilterSet = { group: null, isHeld: false, text: '', from: null, to: null }

/** Of what is looked for, as the server takes it. */
export const textLengths = { least: 2, most: 120 } as const

/** Whether anything is narrowed. */
export const isFiltered = ({ group, isHeld, text, from, to }: InvoiceFilterSet): boolean =>
  group !== null || isHeld || text !== '' || from !== null || to !== null

/** How many invoices are in a status, and what they ask for, of the whole store. */
export interface InvoiceTotal {
  readonly status: InvoiceStatus
  readonly count: number
  readonly amount: InvoiceMoney
}

/** The same of a group. */
interface GroupTotal {
  readonly count: number
  /** One of each asset. */
  readonly amounts: readonly InvoiceMoney[]
}

/** Sums what stands in a group up, asset by asset; all when it is null. */
export function totalOf(group: InvoiceGroup | null, totals: readonly InvoiceTotal[]): GroupTotal {
  const statuses: readonly InvoiceStatus[] | null = group === null ? null : invoiceGroups[group]
  const counted = totals.filter(({ status }) => statuses === null || statuses.includes(status))
  const byAsset = Map.groupBy(counted, ({ amount }) => amount.asset)
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    amounts: [...byAsset].map(([asset, rows]) => ({
      asset,
      amount: rows.reduce((sum, { amount }) => add(sum, amount.amount), '0'),
    })),
  }
}
