import { createContext, use } from 'react'
import type { DecimalString } from '../format/decimal.ts'

/** What an advert may be. */
export interface AdvertRules {
  readonly margin: { readonly min: DecimalString; readonly max: DecimalString }
  readonly methods: number
  readonly terms: number
  readonly promoText: number
  readonly bankName: number
  /** An ad that sells is shown while the balance covers so much at least. */
  readonly shownFromUsd: DecimalString
  /** The most of one trade on the ad of somebody without a completed trade. */
  readonly sandboxMaximumUsd: DecimalString
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
  /** Trades: of a newcomer, of their ends, and of disputes about them. */
  readonly trade: {
    /** The most that somebody without a completed one may have open. */
    readonly openOfNewcomer: number
    readonly claimDays: number
    readonly disputeRaiseHours: number
  }
  readonly account: {
    readonly codeAgainSeconds: number
    /** No money leaves for so long after a change of what protects an account. */
    readonly holdHours: number
    readonly volumeDays: number
    readonly searchNoticeMinutes: number
    readonly reviewAskDays: number
  }
  readonly guest: { readonly keptDays: number; readonly returnLinkDays: number }
  readonly reputation: {
    readonly countedFromUsd: DecimalString
    readonly countedFromDays: number
    readonly releasesKept: number
    readonly feedbackEdits: number
    readonly cancelledPercent: number
  }
  readonly store: {
    readonly tolerancePercentMax: DecimalString
    readonly reviewHours: number
    readonly previewDays: number
    readonly statisticsMonths: number
    readonly renewHours: number
    readonly referenceMax: number
  }
  readonly invitation: {
    readonly linkDays: number
    readonly termsMonths: number
    readonly payoutMinutes: number
    readonly cashbackPercent: DecimalString
    readonly carriedWeeks: number
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
    shownFromUsd: '20',
    sandboxMaximumUsd: '500',
    escrow: { min: 15, max: 90, maxSlow: 1440, usual: 30 },
  },
  cancelPause: { cancels: 3, withinHours: 24, hours: 24 },
  warning: { escrowMinutes: 5, disputeHoursFirst: 6, disputeHoursLast: 1 },
  trade: { openOfNewcomer: 3, claimDays: 7, disputeRaiseHours: 24 },
  account: {
    codeAgainSeconds: 60,
    holdHours: 24,
    volumeDays: 30,
    searchNoticeMinutes: 60,
    reviewAskDays: 90,
  },
  guest: { keptDays: 30, returnLinkDays: 7 },
  reputation: {
    countedFromUsd: '10',
    countedFromDays: 7,
    releasesKept: 50,
    feedbackEdits: 10,
    cancelledPercent: 20,
  },
  store: {
    tolerancePercentMax: '2',
    reviewHours: 24,
    previewDays: 7,
    statisticsMonths: 6,
    renewHours: 24,
    referenceMax: 64,
  },
  invitation: { linkDays: 30, termsMonths: 12, payoutMinutes: 60, cashbackPercent: '10', carriedWeeks: 8 },
  approvalMinutes: 15,
  invoiceMinutes: 15,
  fileBytes: { avatar: 2_097_152, storeLogo: 1_048_576, storeBackground: 2_097_152 },
}

/** Given by the app, from what the service has published. */
export const RulesContext = createContext<Rules>(usualRules)

/** The rules in force. */
export const useRules = (): Rules => use(RulesContext)
