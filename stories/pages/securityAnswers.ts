import { storyViewer } from '../support/app/bootAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import {
  storyCountries,
  storyOtpUri,
  storyRecoveryCodes,
  storySecret,
  storySessions,
} from '../domain/support/people/storyAccount.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'

const day = 24 * 60

/** How an account of a story is protected. */
interface StorySecurity {
  readonly hasPassword: boolean
  readonly passwordChangedAt: string | null
  readonly twoFactorEnabled: boolean
  readonly twoFactorSince: string | null
  readonly twoFactorActions: readonly string[]
  readonly recoveryCodesLeft: number
  readonly phone: string | null
  readonly phoneVerifiedAt: string | null
  readonly antiPhishingWord: string | null
  readonly email: string | null
  readonly isEmailConfirmed: boolean
  readonly pendingEmail: { readonly email: string; readonly expiresAt: string } | null
  readonly telegramUserName: string | null
}

/** Somebody who has just signed up: nothing but a password protects them. */
export const bareSecurity: StorySecurity = {
  hasPassword: true,
  passwordChangedAt: null,
  twoFactorEnabled: false,
  twoFactorSince: null,
  twoFactorActions: [],
  recoveryCodesLeft: 0,
  phone: null,
  phoneVerifiedAt: null,
  antiPhishingWord: null,
  email: 'kunle@souk.test',
  isEmailConfirmed: false,
  pendingEmail: null,
  telegramUserName: null,
}

/** Somebody who has set up everything. */
export const wholeSecurity: StorySecurity = {
  ...bareSecurity,
  passwordChangedAt: minutesFromNow(-90 * day),
  twoFactorEnabled: true,
  twoFactorSince: minutesFromNow(-60 * day),
  twoFactorActions: ['log_in', 'withdrawal', 'release'],
  recoveryCodesLeft: 8,
  phone: '+234 803 ••• 5678',
  phoneVerifiedAt: minutesFromNow(-60 * day),
  antiPhishingWord: 'pomegranate',
  isEmailConfirmed: true,
}

/** What the calls of security answer to whoever is protected so; the second factor can be turned on and off. */
export function securityAnswers(security: StorySecurity, hold: string | null = null): StoryAnswers {
  let now = security
  const isDone = { isDone: true }
  const change = <Answer>(changed: Partial<StorySecurity>, answer: Answer) => {
    now = { ...now, ...changed }
    return answer
  }
  return {
    security: () => now,
    me: () => ({
      ...storyViewer,
      twoFactorEnabled: now.twoFactorEnabled,
      isIdentityVerified: security === wholeSecurity,
      moneyHold: hold === null ? null : { until: minutesFromNow(day), reason: hold },
    }),
    startTwoFactor: () => ({ secret: storySecret, uri: storyOtpUri }),
    confirmTwoFactor: () =>
      change(
        { twoFactorEnabled: true, twoFactorSince: minutesFromNow(0), recoveryCodesLeft: 10 },
        { codes: storyRecoveryCodes },
      ),
    renewRecoveryCodes: () => change({ recoveryCodesLeft: 10 }, { codes: storyRecoveryCodes }),
    stopTwoFactor: () =>
      change({ twoFactorEnabled: false, twoFactorSince: null, twoFactorActions: [] }, isDone),
    setTwoFactorActions: ({ input }: { input: { actions: string[] } }) =>
      change({ twoFactorActions: input.actions }, now),
    setAntiPhishingWord: ({ input }: { input: { word: string | null } }) => {
      change({ antiPhishingWord: input.word }, isDone)
      return now
    },
    changePassword: () => isDone,
    changeEmail: ({ input }: { input: { email: string } }) =>
      change({ pendingEmail: { email: input.email, expiresAt: minutesFromNow(day) } }, isDone),
    logInHistories: () => ({
      items: storySessions.map(session => ({ ...session, deviceType: 'web', createdAt: session.lastSeenAt })),
    }),
    phoneCodes: () => ({ items: storyCountries }),
    startPhoneVerification: ({ input }: { input: { method: string } }) => ({
      method: input.method,
      digits: 5,
      phone: '+234 802 ••• 1122',
      againAt: minutesFromNow(1),
      expiresAt: minutesFromNow(5),
    }),
    verifyPhone: () =>
      change(
        { phone: '+234 802 ••• 1122', phoneVerifiedAt: minutesFromNow(0) },
        { phone: '+234 802 ••• 1122', verifiedAt: minutesFromNow(0) },
      ),
    identity: () => ({
      status: security === wholeSecurity ? 'approved' : 'none',
      legalName: security === wholeSecurity ? 'Olakunle Adebayo' : null,
      reason: null,
      decidedAt: security === wholeSecurity ? minutesFromNow(-30 * day) : null,
    }),
  }
}
