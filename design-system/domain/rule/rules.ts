import { createContext, use } from 'react'
import type { DecimalString } from '../../format/decimal.ts'

/** What an advert may be. */
export interface AdvertRules {
  readonly margin: { readonly min: DecimalString; readonly max: DecimalString }
  readonly methods: number
  readonly terms: number
  readonly promoText: number
  readonly bankName: number
  /** Minutes to pay in; more only where a method is slow. */
  readonly escrow: {
    readonly min: number
    readonly max: number
    readonly maxSlow: number
    readonly usual: number
  }
}

/** The service's rules that words and fields say; the service publishes them in its settings, and has the last word. */
export interface Rules {
  readonly advert: AdvertRules
  /** So many cancelled trades within a time pause opening new ones for a time. */
  readonly cancelPause: { readonly cancels: number; readonly withinHours: number; readonly hours: number }
  /** When somebody is warned before a time runs out. */
  readonly warning: {
    readonly escrowMinutes: number
    readonly disputeHoursFirst: number
    readonly disputeHoursLast: number
  }
  /** Minutes to approve a withdrawal in. */
  readonly approvalMinutes: number
  /** Minutes that an invoice waits for its payment. */
  readonly invoiceMinutes: number
  /** The most bytes that a picture may have. */
  readonly fileBytes: Readonly<Record<'avatar' | 'storeLogo' | 'storeBackground', number>>
}

/** Said until the service has answered: the rules that it comes with. */
export const usualRules: Rules = {
  advert: {
    margin: { min: '-10', max: '50' },
    methods: 5,
    terms: 2000,
    promoText: 120,
    bankName: 60,
    escrow: { min: 15, max: 90, maxSlow: 1440, usual: 30 },
  },
  cancelPause: { cancels: 3, withinHours: 24, hours: 24 },
  warning: { escrowMinutes: 5, disputeHoursFirst: 6, disputeHoursLast: 1 },
  approvalMinutes: 15,
  invoiceMinutes: 15,
  fileBytes: { avatar: 2_097_152, storeLogo: 1_048_576, storeBackground: 2_097_152 },
}

/** Given by the app, from what the service has published. */
export const RulesContext = createContext<Rules>(usualRules)

/** The rules in force. */
export const useRules = (): Rules => use(RulesContext)
