import type {
  CautionShape,
  DeskPersonShape,
  LookShape,
  PersonBalanceShape,
  PersonCardShape,
  PersonExportShape,
  PersonNoteShape,
  PersonSessionShape,
  PersonTieShape,
  PersonTradeShape,
  PossibleAct,
  PrivateFieldShape,
} from '../../../../design-system/domain/desk/person/deskPerson.ts'
import { cautionCodes, tieKinds } from '../../../../design-system/domain/desk/person/deskPerson.ts'
import { minutesFromNow } from '../storyClock.tsx'

const day = 24 * 60

/** Somebody in the list of people; give what differs. */
export const storyPersonCard = (differs: Partial<PersonCardShape> = {}): PersonCardShape => ({
  id: '0195d3a0-0000-7000-8000-000000000001',
  userName: 'peter_n',
  isGuest: false,
  countryCode: 'NG',
  roles: ['user'],
  since: '2025-09-22T08:00:00.000Z',
  lastOnlineAt: minutesFromNow(-4),
  suspendedAt: null,
  bannedAt: null,
  moneyHold: null,
  isIdentityVerified: true,
  ...differs,
})

/** One of each standing, and the longest name that there can be. */
export const storyPeople: readonly PersonCardShape[] = [
  storyPersonCard(),
  storyPersonCard({
    id: 'p2',
    userName: 'okoro_t',
    bannedAt: minutesFromNow(-2 * day),
    isIdentityVerified: false,
  }),
  storyPersonCard({
    id: 'p3',
    userName: 'a_very_long_user_name_of_32_sign',
    suspendedAt: minutesFromNow(-day),
    moneyHold: { until: minutesFromNow(600) },
    countryCode: 'RU',
  }),
  storyPersonCard({
    id: 'p4',
    userName: 'jane.f',
    moneyHold: { until: minutesFromNow(600) },
    countryCode: null,
  }),
  storyPersonCard({
    id: 'p5',
    userName: 'kemi.a',
    roles: ['user', 'arbiter'],
    lastOnlineAt: minutesFromNow(-90),
  }),
  storyPersonCard({ id: 'p6', userName: 'd.osei', roles: ['user', 'operator'], countryCode: 'GH' }),
  storyPersonCard({
    id: 'p7',
    userName: 'guest-7F3K',
    isGuest: true,
    isIdentityVerified: false,
    lastOnlineAt: null,
  }),
]

const countries: Readonly<Record<string, string>> = { NG: 'Nigeria', RU: 'Russia', GH: 'Ghana' }

export const storyCountryOf = (code: string): string => countries[code] ?? code

/** Somebody whole; give what differs. */
export const storyDeskPerson = (differs: Partial<DeskPersonShape> = {}): DeskPersonShape => ({
  ...storyPersonCard(),
  locale: 'en',
  identityVerifiedAt: '2025-10-12T09:30:00.000Z',
  hasTwoFactor: true,
  record: {
    tradesCompleted: 212,
    tradesCancelled: 9,
    tradesOpen: 2,
    ratingPercent: '98.1',
    volumeUsd: '18940.55',
    disputes: 3,
    disputesOpen: 1,
  },
  ...differs,
})

export const storyCautions: readonly CautionShape[] = cautionCodes.map((code, index) => ({
  code,
  at: index % 2 === 0 ? minutesFromNow(-52 * (index + 1)) : null,
}))

export const storyFields: readonly PrivateFieldShape[] = [
  { field: 'legal_name', masked: 'P•••r N•••v', isConfirmed: true },
  { field: 'email', masked: 'p•••r@example.com', isConfirmed: true },
  { field: 'phone', masked: '+48 ••• ••• 118', isConfirmed: false },
  { field: 'messenger', masked: null, isConfirmed: false },
  { field: 'requisites', masked: '2', isConfirmed: false },
]

export const storyBalances: readonly PersonBalanceShape[] = [
  { coin: 'BTC', available: '0.041', inEscrow: '0.012', held: '0.005', owed: '0' },
  { coin: 'ETH', available: '0.0214', inEscrow: '0', held: '0', owed: '0.25' },
  { coin: 'USDT', available: '1804.43', inEscrow: '640', held: '0', owed: '0' },
]

export const storyTrades: readonly PersonTradeShape[] = (
  [
    ['8F2P07QA', 'seller', 'disput', '0.012', '1775616'],
    ['8F2K90QB', 'seller', 'new', '0.0069', '1024000'],
    ['8F1Q33QC', 'buyer', 'completed_by_seller', '0.0085', '1252700'],
    ['8F0W18QD', 'seller', 'completed', '0.0031', '480300'],
    ['8EZT41QE', 'buyer', 'cancelled_by_buyer', '0.0027', '399120'],
  ] as const
).map(([id, side, status, amount, fiatAmount], index) => ({
  id,
  side,
  status,
  amount,
  fiatAmount,
  coin: 'BTC',
  fiat: 'NGN',
  counterparty: index === 3 ? 'a_very_long_user_name_of_32_sign' : 'okoro_t',
  openedAt: minutesFromNow(-day * index),
}))

export const storySessions: readonly PersonSessionShape[] = [
  {
    id: 's1',
    browser: 'Chrome',
    system: 'Android',
    address: '203.0.113.9',
    createdAt: minutesFromNow(-30),
    lastSeenAt: minutesFromNow(-2),
  },
  {
    id: 's2',
    browser: 'Firefox',
    system: 'Windows',
    address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    createdAt: minutesFromNow(-200 * day),
    lastSeenAt: minutesFromNow(-60 * 16),
  },
  {
    id: 's3',
    browser: null,
    system: null,
    address: '198.51.100.7',
    createdAt: minutesFromNow(-9 * day),
    lastSeenAt: minutesFromNow(-8 * day),
  },
]

export const storyTies: readonly PersonTieShape[] = tieKinds.map((kind, index) => ({
  userName: ['okoro_t', 'jane.f', 'a_very_long_user_name_of_32_sign', 'samuel_88', 'amara'][index] ?? kind,
  kind,
  isBanned: index === 0,
  isSuspended: index === 1,
}))

export const storyNotes: readonly PersonNoteShape[] = [
  {
    id: 'n2',
    author: 'm.silva',
    text: 'Asked by e-mail and in the old messenger to confirm the new number.\nNo answer to the messenger yet.',
    at: minutesFromNow(-35),
  },
  {
    id: 'n1',
    author: 'kemi.a',
    text: 'Sent a full bank statement within ten minutes. Helpful.',
    at: minutesFromNow(-199 * day),
  },
]

/** What can be done about somebody in good standing. */
export const storyActs: readonly PossibleAct[] = [
  { act: 'suspend', operators: 1 },
  { act: 'ban', operators: 1 },
  { act: 'hold_money', operators: 1 },
  { act: 'end_sessions', operators: 1 },
  { act: 'make_arbiter', operators: 2 },
  { act: 'make_operator', operators: 2 },
]

/** What somebody of the stories asked to have of what is kept about them. */
export const storyExports: readonly PersonExportShape[] = [
  { id: 'ex2', state: 'ready', askedAt: minutesFromNow(-60), madeAt: minutesFromNow(-58), takenAt: null },
  {
    id: 'ex1',
    state: 'taken',
    askedAt: minutesFromNow(-9000),
    madeAt: minutesFromNow(-8998),
    takenAt: minutesFromNow(-8000),
  },
]

/** What somebody of the stories may do: their money is held, and open trades keep them here. */
export const storyLook: LookShape = {
  matters: [
    { what: 'log_in', isAllowed: true, words: null, until: null, obstacles: [] },
    { what: 'open_trade', isAllowed: true, words: null, until: null, obstacles: [] },
    {
      what: 'send',
      isAllowed: false,
      words: 'Nothing leaves your wallet for a while after a change of the password.',
      until: minutesFromNow(600),
      obstacles: [],
    },
    { what: 'make_advert', isAllowed: true, words: null, until: null, obstacles: [] },
    {
      what: 'delete_account',
      isAllowed: false,
      words: 'The account cannot be deleted yet.',
      until: null,
      obstacles: ['balance', 'trades'],
    },
  ],
  adverts: { used: 2, limit: 3 },
  features: ['crypto_swaps'],
}
