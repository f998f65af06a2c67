import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { refuseWith } from '../refusal/refusal.ts'
import { blackListRefusals } from '../refusal/status.ts'
import type { Advert } from './advert.ts'
import { exampleAdvert, ownerId, viewerId } from '../../../tests/support/examples/advert.ts'
import { requirementCodes, whyCannotTake } from './requirement.ts'
import type { TakeFacts, Viewer } from './requirement.ts'
import { refusalOfRequirement } from './requirementRefusal.ts'

const viewer: Viewer = {
  userId: viewerId,
  isGuest: false,
  isBanned: false,
  isSuspended: false,
  phoneVerified: false,
  identityVerified: false,
  volumeUsd: decimal('100'),
  feedbackPercent: decimal('95.5'),
  available: decimal('0'),
  opening: null,
}
const facts: TakeFacts = {
  isVisible: true,
  price: decimal('132000000'),
  freshness: 'fresh',
  maximumNow: decimal('3200000'),
  bannedByOwner: false,
  ownerBannedByViewer: false,
  shared: { trades: 0, volume: decimal('0') },
  amount: null,
}
const guest: Partial<Viewer> = { userId: null, isGuest: true, volumeUsd: decimal('0'), feedbackPercent: null }
const until = '2026-03-03T10:00:00.000Z'

type Case = {
  ad?: Partial<Advert>
  who?: Partial<Viewer>
  what?: Partial<TakeFacts>
  gaps: readonly unknown[]
}
const gap = (code: string, required: string | null = null, present: string | null = null) => ({
  code,
  required,
  present,
})

const cases: Record<string, Case> = {
  'nothing stands in the way': { gaps: [] },
  'a stale rate is shown but taken': { what: { freshness: 'stale' }, gaps: [] },
  'your own ad': { who: { userId: ownerId }, gaps: [gap('own_advert')] },
  'a guest must log in': { who: guest, gaps: [gap('login_required')] },
  'a guest may buy where the ad allows it': { ad: { allowAnonymous: true }, who: guest, gaps: [] },
  'a guest never sells': {
    ad: { type: 'Ad::Buy', allowAnonymous: true },
    who: { ...guest, available: decimal('1') },
    gaps: [gap('login_required')],
  },
  'a banned account': { who: { isBanned: true }, gaps: [gap('account_banned')] },
  'a suspended account': { who: { isSuspended: true }, gaps: [gap('account_suspended')] },
  'black lists, both ways': {
    what: { bannedByOwner: true, ownerBannedByViewer: true },
    gaps: [gap('banned_by_trader'), gap('trader_banned_by_you')],
  },
  'a hidden ad on an old rate': {
    what: { isVisible: false, freshness: 'refused' },
    gaps: [gap('advert_disabled'), gap('rate_stale')],
  },
  'a pause after cancels': {
    who: { opening: refuseWith('opening_paused', { until }) },
    gaps: [gap('opening_paused', until)],
  },
  'too many open trades': {
    who: { opening: refuseWith('too_many_open_trades', { limit: 3 }) },
    gaps: [gap('too_many_open_trades', '3')],
  },
  'phone and identity': {
    ad: { phoneRequired: true, identityRequired: true },
    gaps: [gap('phone_required'), gap('identity_required')],
  },
  'phone and identity, verified': {
    ad: { phoneRequired: true, identityRequired: true },
    who: { phoneVerified: true, identityVerified: true },
    gaps: [],
  },
  'too little history': {
    ad: { minimumVolumeUsd: decimal('100.01'), minimumFeedbackScore: decimal('96') },
    gaps: [gap('volume_too_low', '100.01', '100'), gap('feedback_too_low', '96', '95.5')],
  },
  'just enough history': {
    ad: { minimumVolumeUsd: decimal('100'), minimumFeedbackScore: decimal('95.5') },
    gaps: [],
  },
  'no feedback yet, where some is asked': {
    ad: { minimumFeedbackScore: decimal('50') },
    who: { feedbackPercent: null },
    gaps: [gap('feedback_too_low', '50')],
  },
  'too small an amount': {
    what: { amount: decimal('14999.99') },
    gaps: [gap('below_minimum', '15000', '14999.99')],
  },
  'too large an amount': {
    what: { amount: decimal('3200000.01') },
    gaps: [gap('above_maximum', '3200000', '3200000.01')],
  },
  'the minimum is inside': { what: { amount: decimal('15000') }, gaps: [] },
  'and so is the maximum': { what: { amount: decimal('3200000') }, gaps: [] },
  'a first trade above its limit': {
    ad: { firstTimeMaximum: decimal('250000') },
    what: { amount: decimal('250000.01') },
    gaps: [gap('first_time_maximum', '250000', '250000.01')],
  },
  'a later trade': {
    ad: { firstTimeMaximum: decimal('250000') },
    what: { amount: decimal('300000'), shared: { trades: 1, volume: decimal('1') } },
    gaps: [],
  },
  'coins to sell are missing': {
    ad: { type: 'Ad::Buy' },
    what: { amount: decimal('132000') },
    gaps: [gap('balance_too_low', '0.001', '0')],
  },
  'coins to sell, by the minimum': {
    ad: { type: 'Ad::Buy' },
    who: { available: decimal('0.00011363') },
    gaps: [],
  },
}

test.each(Object.entries(cases))('%s', (_, { ad, who, what, gaps }) => {
  expect(whyCannotTake({ ...exampleAdvert, ...ad }, { ...viewer, ...who }, { ...facts, ...what })).toEqual(
    gaps,
  )
})

test('every requirement is asked by a case above', () => {
  const asked = new Set(
    Object.values(cases).flatMap(({ gaps }) => gaps.map(one => (one as { code: string }).code)),
  )
  expect(requirementCodes.filter(code => !asked.has(code))).toEqual([])
})

describe('as a refusal', () => {
  test('each has a code of its own kind, and limits name the amount and the fiat', () => {
    const answers = Object.fromEntries(
      requirementCodes.map(code => {
        const refusal = refusalOfRequirement({ code, required: '15000', present: null }, 'NGN')
        return [code, [refusal.code, Object.values(refusal.params).join(' ')].join(' ').trim()]
      }),
    )
    expect(answers).toEqual({
      own_advert: 'own_advert',
      login_required: 'guests_not_allowed',
      account_banned: 'user_blocked',
      account_suspended: 'finances_suspended',
      banned_by_trader: 'banned_by_trader',
      trader_banned_by_you: 'trader_banned_by_you',
      advert_disabled: 'advert_disabled',
      rate_stale: 'rate_stale',
      opening_paused: 'opening_paused 15000',
      too_many_open_trades: 'too_many_open_trades 15000',
      phone_required: 'requirements_not_met',
      identity_required: 'requirements_not_met',
      volume_too_low: 'requirements_not_met',
      feedback_too_low: 'requirements_not_met',
      below_minimum: 'below_minimum 15000 NGN',
      above_maximum: 'above_maximum 15000 NGN',
      first_time_maximum: 'above_maximum 15000 NGN',
      balance_too_low: 'insufficient_funds',
    })
  })

  test('black lists are shown in place', () => {
    const shown = requirementCodes.filter(code =>
      blackListRefusals.has(refusalOfRequirement({ code, required: null, present: null }, 'NGN').code),
    )
    expect(shown).toEqual(['banned_by_trader', 'trader_banned_by_you'])
  })
})
