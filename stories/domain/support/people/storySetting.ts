import type {
  NoticeReach,
  NoticeValues,
} from '../../../../design-system/domain/people/setting/notice/notice.ts'
import type { MeShape } from '../../../../design-system/domain/people/setting/menu/mePlace.ts'
import { manualTimers } from '../../../../tests/support/time/manualTimers.ts'

export const storyTimeZones = [
  { name: 'Africa/Lagos', place: 'Lagos, Nigeria', offsetMinutes: 60 },
  { name: 'Europe/Moscow', place: 'Moscow, Russia', offsetMinutes: 180 },
  { name: 'Asia/Kathmandu', place: 'Kathmandu, Nepal', offsetMinutes: 345 },
  { name: 'America/St_Johns', place: 'St. John’s, Canada', offsetMinutes: -150 },
  { name: 'UTC', place: null, offsetMinutes: 0 },
]

export const storyProfile = {
  introduction: 'I answer within five minutes, Monday to Saturday.',
  userName: 'lagoscoin',
  avatarUrl: null,
  telegramUsername: 'lagos_coin',
  timeZone: 'Africa/Lagos',
  placeId: 'Africa/Lagos',
}

const on = { email: true, telegram: false, push: true }
export const storyNotices: NoticeValues = {
  trade: on,
  chat: on,
  payment: on,
  dispute: on,
  security: { ...on, telegram: true },
  news: { email: false, telegram: false, push: false },
}

export const storyReach = {
  email: { status: 'linked' },
  telegram: { status: 'linked' },
  push: { status: 'linked' },
} as const satisfies Record<string, NoticeReach>

export const storyMe: MeShape = {
  userName: 'lagoscoin',
  avatarUrl: null,
  isVerified: true,
  ratingPercent: '99.4',
  tradesCount: 4812,
  registeredAt: '2023-05-01T00:00:00.000Z',
  twoFactorEnabled: true,
  activeTradesCount: 3,
  notificationsCount: 2,
  balance: { amount: '13303.11', asset: 'USD' },
  interfaceSettings: { hideAmounts: false },
}

/** Time of forms that save by themselves: it moves when a play says so. */
export const storyTimers = manualTimers

/** Longer than such forms wait. */
export const saveDelay = 1000
