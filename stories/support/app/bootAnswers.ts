import { usualPasswordRule } from '../../../design-system/forms/engine/passwordRule.ts'
import { minutesFromNow, storyTime } from '../../domain/support/storyClock.tsx'
import type { StoryAnswers } from './storyExchange.ts'

const coin = (code: string, name: string, alias: string, scale: number, shownDecimals: number) => ({
  code,
  name,
  alias,
  scale,
  shownDecimals,
  // Each over a network of its own name.
  networks: [{ code: alias, name, confirmations: 2, minimumDeposit: '0.0002' }],
})
const fiat = (code: string, name: string, symbol: string) => ({ code, name, symbol, minorUnits: 2 })

/** Who looks in the stories of pages, as the boot answers. */
export const storyViewer = {
  id: 'u1',
  userName: 'kunle_o',
  email: 'kunle@souk.test',
  avatarUrl: null,
  moneyHold: null,
  agreementToAccept: null,
  isGuest: false,
  roles: ['user'],
  locale: 'en',
  theme: 'system',
  countryCode: null,
  currencyCode: 'NGN',
  previousCurrencyCode: null,
  cryptoCurrencyCode: 'BTC',
  timeZone: 'Africa/Lagos',
  placeId: 'Africa/Lagos',
  interfaceSettings: {
    hideAmounts: false,
    hideZeroBalances: false,
    sound: true,
    askedToRate: [],
    reviewAskedAt: null,
    walletCurrencyCode: null,
  },
  featureFlags: [],
  twoFactorEnabled: false,
  twoFactorOnRelease: false,
  isEmailConfirmed: true,
  isPhoneVerified: true,
  isIdentityVerified: true,
  isSuspicious: false,
  trading: { allowed: true, reason: null, until: null },
  tradesCount: 61,
  activeTradesCount: 3,
  notificationsCount: 2,
  balance: { amount: '13303.11', asset: 'USD' },
  seq: 1,
}

/** What every page asks for first: whose session it is, and what amounts and times need. */
export const bootAnswers: StoryAnswers = {
  // Every page that is closed to a visitor leads to the log-in, which has a button to the messenger.
  telegramButton: () => ({ tgButtonLink: 'https://t.me/souk_bot?start=code', expiresAt: minutesFromNow(15) }),
  // Every form that makes up a password shows what it needs.
  passwordRule: () => usualPasswordRule,
  validateToken: () => ({ isValid: true, me: storyViewer }),
  exchangeRates: () => ({ at: storyTime, isStale: false, items: [] }),
  currencies: () => ({
    coins: [
      coin('BTC', 'Bitcoin', 'bitcoin', 8, 8),
      coin('ETH', 'Ethereum', 'ethereum', 18, 6),
      coin('USDT', 'Tether', 'tether', 6, 2),
      coin('TON', 'Toncoin', 'toncoin', 9, 2),
    ],
    fiats: [
      fiat('NGN', 'Nigerian naira', '₦'),
      fiat('USD', 'US dollar', '$'),
      fiat('RUB', 'Russian rouble', '₽'),
      fiat('KES', 'Kenyan shilling', 'KSh'),
    ],
  }),
  settings: () => ({
    rateStaleSeconds: 60,
    rateRefusedSeconds: 120,
    presenceSeconds: 30,
    attachmentMaxBytes: 10_485_760,
    avatarMaxBytes: 2_097_152,
    storeLogoMaxBytes: 1_048_576,
    storeBackgroundMaxBytes: 2_097_152,
    withdrawalApprovalMinutes: 15,
    invoiceMinutes: 15,
    messageMaxLength: 4000,
    holdHours: 24,
    devTools: false,
    channels: { phone: true, messenger: true, identity: true, push: true },
    adverts: {
      marginPercentMin: '-10',
      marginPercentMax: '50',
      paymentMethodsMax: 5,
      termsMaxLength: 2000,
      promoTextMaxLength: 120,
      bankNameMaxLength: 60,
      shownFromUsd: '20',
      sandboxMaximumUsd: '500',
    },
    accounts: {
      codeAgainSeconds: 60,
      volumeDays: 30,
      savedSearchNoticeMinutes: 60,
      reviewAskDays: 90,
    },
    guests: { keptDays: 30, returnLinkDays: 7 },
    reputation: {
      countedFromUsd: '10',
      countedFromDays: 7,
      releasesKept: 50,
      feedbackEdits: 10,
      cancelledPercent: 20,
    },
    stores: {
      tolerancePercentMax: '2',
      reviewHours: 24,
      previewDays: 7,
      statisticsMonths: 6,
      renewHours: 24,
      referenceMaxLength: 64,
    },
    invitations: { linkDays: 30, termsMonths: 12, payoutMinutes: 60, cashbackPercent: '10', carriedWeeks: 8 },
  }),
  tradeSettings: () => storyTradeSettings,
}

/** Nobody is logged in. */
export const asVisitor: StoryAnswers = { validateToken: () => ({ isValid: false, me: null }) }

/** The times of a trade. */
export const storyTradeSettings = {
  undoSeconds: 60,
  graceMinutes: 5,
  askToCancelMinutes: 15,
  escrowMinutesMin: 15,
  escrowMinutesMax: 90,
  escrowMinutesMaxSlow: 1440,
  escrowMinutesDefault: 30,
  escrowWarningMinutes: 5,
  disputeAfterMinutesInstant: 15,
  disputeAfterMinutesSlow: 60,
  disputeWindowHoursInstant: 24,
  disputeWindowHoursSlow: 72,
  disputeWarningHoursFirst: 6,
  disputeWarningHoursLast: 1,
  cancelPauseCancels: 3,
  cancelPauseWithinHours: 24,
  cancelPauseHours: 24,
  openTradesOfNewcomer: 3,
  claimDays: 7,
  disputeRaiseHours: 24,
  approvalMinutes: 15,
}
