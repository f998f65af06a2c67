import { pinnedMonths } from '../../../domain/affiliate/terms.ts'
import { cashbackRules } from '../../../domain/affiliate/week.ts'
import { claimRules } from '../../../domain/claim/claim.ts'
import { reputationRules } from '../../../domain/reputation/rules.ts'
import { invoiceRules } from '../../../domain/invoice/rules.ts'
import type { Connection } from '../../../database/database.ts'
import { advertRules } from '../../../domain/advert/rules.ts'
import { feeRules, makerFeeAt, makerFeeTiers } from '../../../domain/fee/tier.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import { tradeRules } from '../../../domain/trade/rules.ts'
import { spanMs } from '../../../domain/time/calendar.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { product } from '../../../runtime/product.ts'
import type { demoTryKinds, settingOperations } from './schema.ts'

const minuteMs = spanMs({ minutes: 1 })
const hourMs = spanMs({ hours: 1 })
const dayMs = spanMs({ days: 1 })

/** What the settings are read from beside the product's numbers. */
export interface SettingParts {
  readonly devTools: boolean
  /** What the demo market offers to somebody new; null elsewhere. */
  readonly demo: {
    readonly people: string[]
    readonly password: string
    readonly tries: { readonly kind: (typeof demoTryKinds)[number]; readonly path: string }[]
  } | null
  readonly pushPublicKey: string
  /** What the operator has set up. */
  readonly channels: Readonly<Record<'phone' | 'messenger' | 'identity' | 'push', boolean>>
  /** A user's trade volume of the last 30 days in USD. */
  readonly volume: (db: Connection, userId: UserId, at: Date) => Promise<DecimalString>
}

/** The product's numbers that screens need, and fee levels. */
export function settingHandlers(parts: SettingParts): Handlers<typeof settingOperations> {
  const { rate, realtime, upload, chat } = product
  return {
    settings: async () => ({
      rate_stale_seconds: rate.staleSeconds,
      rate_refused_seconds: rate.refusedSeconds,
      presence_seconds: realtime.presenceSeconds,
      attachment_max_bytes: upload.attachmentMaxBytes,
      avatar_max_bytes: upload.avatarMaxBytes,
      store_logo_max_bytes: upload.logoMaxBytes,
      store_background_max_bytes: upload.backgroundMaxBytes,
      withdrawal_approval_minutes: product.withdrawal.approvalMinutes,
      invoice_minutes: invoiceRules.minutes,
      message_max_length: chat.messageMaxLength,
      dev_tools: parts.devTools,
      demo: parts.demo,
      hold_hours: product.session.holdHours,
      push_public_key: parts.pushPublicKey,
      adverts: {
        margin_percent_min: advertRules.marginPercent.min,
        margin_percent_max: advertRules.marginPercent.max,
        shown_from_usd: advertRules.shownFromUsd,
        sandbox_maximum_usd: advertRules.sandboxMaximumUsd,
        count_new_trader: advertRules.count.newTrader,
        count_trader: advertRules.count.trader,
        trader_from_trades: advertRules.count.traderFrom,
        payment_methods_max: advertRules.paymentMethods,
        terms_max_length: advertRules.length.terms,
        promo_text_max_length: advertRules.length.promoText,
        bank_name_max_length: advertRules.length.bankName,
      },
      accounts: {
        code_again_seconds: product.session.codeAgainSeconds,
        volume_days: feeRules.volumeDays,
        saved_search_notice_minutes: product.savedSearch.noticeEveryMinutes,
        review_ask_days: product.review.askedEveryDays,
      },
      guests: {
        kept_days: product.session.guestDays,
        return_link_days: product.guest.returnLinkDays,
      },
      reputation: {
        counted_from_usd: reputationRules.countedFromUsd,
        counted_from_days: reputationRules.countedFromAgeMs / dayMs,
        releases_kept: reputationRules.keptReleases,
        feedback_edits: reputationRules.feedbackEdits,
        cancelled_percent: reputationRules.risk.cancelledPercent,
      },
      stores: {
        tolerance_percent_max: decimal(product.store.toleranceMaxPercent),
        review_hours: product.store.reviewHours,
        preview_days: product.store.previewDays,
        statistics_months: product.merchantStats.months,
        renew_hours: invoiceRules.renewHours,
        reference_max_length: invoiceRules.referenceMaxLength,
      },
      invitations: {
        link_days: product.affiliate.linkDays,
        terms_months: pinnedMonths,
        payout_minutes: product.affiliate.payoutEveryMinutes,
        cashback_percent: decimal(String(cashbackRules.percent)),
        carried_weeks: cashbackRules.carriedWeeks,
      },
      channels: parts.channels,
    }),
    tradeSettings: async () => ({
      escrow_minutes_min: advertRules.escrowMinutes.min,
      escrow_minutes_max: advertRules.escrowMinutes.max,
      escrow_minutes_default: advertRules.escrowMinutes.usual,
      escrow_minutes_max_slow: advertRules.escrowMinutes.maxSlow,
      grace_minutes: tradeRules.graceMs / minuteMs,
      ask_to_cancel_minutes: tradeRules.cancelAskMs / minuteMs,
      undo_seconds: tradeRules.undoMs / 1000,
      dispute_after_minutes_instant: tradeRules.disputeOpensMs.instant / minuteMs,
      dispute_after_minutes_slow: tradeRules.disputeOpensMs.slow / minuteMs,
      dispute_window_hours_instant: tradeRules.disputeWindowMs.instant / hourMs,
      dispute_window_hours_slow: tradeRules.disputeWindowMs.slow / hourMs,
      escrow_warning_minutes: tradeRules.escrowWarningMs / minuteMs,
      dispute_warning_hours_first: tradeRules.windowWarningsMs.first / hourMs,
      dispute_warning_hours_last: tradeRules.windowWarningsMs.last / hourMs,
      cancel_pause_cancels: tradeRules.cancelPause.cancels,
      cancel_pause_within_hours: tradeRules.cancelPause.withinMs / hourMs,
      cancel_pause_hours: tradeRules.cancelPause.pauseMs / hourMs,
      open_trades_of_newcomer: tradeRules.openWithoutHistory,
      open_trades_of_guest: tradeRules.openAsGuest,
      approval_minutes: tradeRules.approvalMs / minuteMs,
      claim_days: claimRules.openMs / dayMs,
      dispute_raise_hours: tradeRules.disputeRaiseMs / hourMs,
    }),
    fees: async () => ({
      maker_tiers: makerFeeTiers.map(tier => ({ from_volume_usd: tier.fromUsd, percent: tier.percent })),
      taker_percent: '0',
      invoice_percent: invoiceRules.feePercent,
      cashback_least_usd: cashbackRules.leastUsd,
    }),
    async myFees(_, { viewer, db, at }) {
      const volume = await parts.volume(db, viewer.userId, at)
      const { percent, next } = makerFeeAt(volume)
      return {
        volume: { amount: volume, asset: 'USD' },
        percent,
        next_percent: next?.percent ?? null,
        missing_volume: next?.missingUsd ?? null,
      }
    },
  }
}
