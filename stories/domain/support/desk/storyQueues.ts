import type {
  DeskDepositShape,
  DeskIdentityCheckShape,
  DeskInvitationShape,
  DeskReportShape,
  DeskStoreShape,
  DeskWithdrawalShape,
} from '../../../../design-system/domain/desk/queue/queueShape.ts'
import type { SecondRequestShape } from '../../../../design-system/domain/desk/deskShape.ts'
import { deskInvitationKinds } from '../../../../design-system/domain/__generated__/deskInvitationKinds.ts'
import { minutesFromNow } from '../storyClock.tsx'

const hour = 60
const day = 24 * hour

/** A page of the desk for whose name it is. */
export const storyPersonHref = (userName: string) => `/operator/people/${userName}`

/** A store that waits for its review; give what differs. */
export const storyDeskStore = (differs: Partial<DeskStoreShape> = {}): DeskStoreShape => ({
  id: '0195d3a0-0000-7000-8000-0000000000a1',
  number: '40219',
  title: 'Night Market',
  type: 'goods',
  description:
    'Lamps and lanterns of our own workshop in Kano, packed by hand and sent by post.\nReturns within two weeks; the address for them is on every parcel.',
  owner: 'ngozi.h',
  successUrl: 'https://nightmarket.example/thanks',
  status: 'pending_review',
  statusReason: null,
  statusChangedAt: minutesFromNow(-50 * hour),
  acts: ['approve_store', 'suspend_store'],
  ...differs,
})

/** A store in every status; the last one is the reader's own. */
export const storyDeskStores: readonly DeskStoreShape[] = [
  storyDeskStore(),
  storyDeskStore({
    id: 'st2',
    number: '40220',
    title: 'Мастерская редких пластинок и печатных изданий на Петроградской стороне',
    type: 'digital_goods',
    owner: 'a_very_long_user_name_of_32_sign',
    successUrl: null,
    statusChangedAt: minutesFromNow(-19 * hour),
  }),
  storyDeskStore({
    id: 'st3',
    number: '40117',
    title: 'Adeola Fabrics',
    status: 'active',
    statusChangedAt: minutesFromNow(-40 * day),
    acts: ['suspend_store'],
  }),
  storyDeskStore({
    id: 'st4',
    number: '39981',
    title: 'Fast Phones',
    type: 'other',
    owner: 'okoro_t',
    status: 'suspended',
    statusReason: 'The goods are not those of the description.',
    statusChangedAt: minutesFromNow(-3 * day),
    acts: ['restore_store'],
  }),
  storyDeskStore({
    id: 'st5',
    title: 'My Own',
    owner: 'd.osei',
    acts: [],
    statusChangedAt: minutesFromNow(-20),
  }),
]

/** A deposit on TON without a memo; give what differs. */
export const storyDeskDeposit = (differs: Partial<DeskDepositShape> = {}): DeskDepositShape => ({
  id: '0195d3a0-0000-7000-8000-0000000000b1',
  coin: 'TON',
  amount: '212',
  network: 'ton',
  txid: '5f3a9c0e7b1d4a68920c5e8f7d6b3a1094c2e8d7f6b5a40392817c6d5e4f3a2b',
  address: 'EQDq8a1vKx0pPZcS3nYQmW7uT5rLkJhGfDsA2zXcVbNmQ9We',
  sender: 'EQBvW8Z5huBkMJYdnfAEM5JqTNkuWX3diqYENkWsIL0XggGG',
  confirmations: 812,
  seenAt: minutesFromNow(-305),
  claimants: [
    { userName: 'irina.v', claimedAt: minutesFromNow(-200), earlier: 4 },
    { userName: 'peter_n', claimedAt: minutesFromNow(-40), earlier: 0 },
  ],
  ...differs,
})

/** One with claims, one that nobody claims and whose sender is not known, and one that another operator decides about. */
export const storyDeskDeposits: readonly DeskDepositShape[] = [
  storyDeskDeposit(),
  storyDeskDeposit({
    id: 'dep2',
    amount: '0.000000001',
    sender: null,
    claimants: [],
    seenAt: minutesFromNow(-9 * hour),
  }),
  storyDeskDeposit({
    id: 'dep3',
    amount: '1250000.5',
    seenAt: minutesFromNow(-15),
    claimants: [{ userName: 'a_very_long_user_name_of_32_sign', claimedAt: minutesFromNow(-10), earlier: 1 }],
  }),
]

/** A credit that another operator has asked for; the reader may decide. */
export const storyCreditRequest = (differs: Partial<SecondRequestShape> = {}): SecondRequestShape => ({
  id: 'req1',
  act: 'credit_deposit',
  subjectKind: 'deposit',
  subjectId: 'dep3',
  subjectLabel: '1250000.5 TON',
  named: 'a_very_long_user_name_of_32_sign',
  reason: 'Sender proved the transaction with a signed message.',
  status: 'asked',
  askedBy: 'm.silva',
  askedAt: minutesFromNow(-8),
  expiresAt: minutesFromNow(23 * hour),
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  decisions: ['approve', 'refuse'],
  ...differs,
})

/** A withdrawal that stands still; give what differs. */
export const storyDeskWithdrawal = (differs: Partial<DeskWithdrawalShape> = {}): DeskWithdrawalShape => ({
  id: '0195d3a0-0000-7000-8000-0000000000c1',
  userName: 'peter_n',
  coin: 'BTC',
  amount: '0.041',
  network: 'bitcoin',
  address: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
  status: 'broadcast',
  txid: '9c2e8d7f6b5a40392817c6d5e4f3a2b5f3a9c0e7b1d4a68920c5e8f7d6b3a109',
  confirmations: 0,
  notBefore: null,
  createdAt: minutesFromNow(-7 * hour),
  updatedAt: minutesFromNow(-348),
  ...differs,
})

/** One that is not confirmed, one that the signer's limit holds, and one that was signed and not sent. */
export const storyDeskWithdrawals: readonly DeskWithdrawalShape[] = [
  storyDeskWithdrawal(),
  storyDeskWithdrawal({
    id: 'w2',
    userName: 'a_very_long_user_name_of_32_sign',
    coin: 'USDT',
    amount: '125000',
    network: 'tron',
    address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    status: 'approved',
    txid: null,
    notBefore: minutesFromNow(22),
    updatedAt: minutesFromNow(-95),
  }),
  storyDeskWithdrawal({
    id: 'w3',
    userName: 'irina.v',
    coin: 'ETH',
    amount: '2.5',
    network: 'ethereum',
    status: 'signed',
    updatedAt: minutesFromNow(-70),
  }),
]

export const storyIdentityChecks: readonly DeskIdentityCheckShape[] = [
  { id: 'ic1', userName: 'irina.v', createdAt: minutesFromNow(-13 * hour) },
  { id: 'ic2', userName: 'a_very_long_user_name_of_32_sign', createdAt: minutesFromNow(-10 * hour) },
  { id: 'ic3', userName: 'peter_n', createdAt: minutesFromNow(-25) },
]

/** One of each kind of doubt. */
export const storyInvitations: readonly DeskInvitationShape[] = deskInvitationKinds.map((kind, index) => ({
  id: String(index + 1),
  userName: ['samuel_88', 'jane.f', 'a_very_long_user_name_of_32_sign'][index % 3] ?? '',
  inviter: index === 2 ? 'another_very_long_name_of_32_sgn' : 'peter_n',
  kind,
  tradeId: kind === 'off_market' || kind === 'traded_with_inviter' ? '8F2P07' : null,
  at: minutesFromNow((index - 5) * 18 * hour),
  // The last one’s inviter is the reader.
  acts: index === deskInvitationKinds.length - 1 ? [] : ['clear_tie', 'keep_tie'],
}))

/** An offer that three people have reported; give what differs. */
export const storyReport = (differs: Partial<DeskReportShape> = {}): DeskReportShape => ({
  id: '0195d3a0-0000-7000-8000-0000000000d1',
  kind: 'offer',
  label: 'BTC/NGN',
  person: 'peter_n',
  openedAt: minutesFromNow(-26 * hour),
  count: 3,
  reports: [
    {
      reporter: 'jane.f',
      reason: 'outside',
      words: 'Wrote in the chat that I should pay by gift card,\nand sent me to another messenger.',
      at: minutesFromNow(-26 * hour),
    },
    {
      reporter: 'a_very_long_user_name_of_32_sign',
      reason: 'fraud',
      words: '',
      at: minutesFromNow(-5 * hour),
    },
    { reporter: 'samuel_88', reason: 'outside', words: 'То же самое.', at: minutesFromNow(-40) },
  ],
  texts: ['Fast and friendly. Write to me elsewhere first.', 'Fast and friendly.'],
  isPrivate: false,
  withheldReason: null,
  acts: ['hide_offer', 'dismiss_report'],
  ...differs,
})

/** One of each kind: late, close to its goal, young; the last one is about the reader. */
export const storyReports: readonly DeskReportShape[] = [
  storyReport(),
  storyReport({
    id: 'r2',
    kind: 'message',
    label: '8F2P07',
    person: 'okoro_t',
    openedAt: minutesFromNow(-20 * hour),
    count: 1,
    reports: [{ reporter: 'jane.f', reason: 'abuse', words: '', at: minutesFromNow(-20 * hour) }],
    texts: [],
    isPrivate: true,
    acts: ['dismiss_report'],
  }),
  storyReport({
    id: 'r3',
    kind: 'store',
    label: 'Мастерская редких пластинок и печатных изданий на Петроградской стороне',
    person: 'a_very_long_user_name_of_32_sign',
    openedAt: minutesFromNow(-3 * hour),
    count: 24,
    reports: [
      { reporter: 'ngozi.h', reason: 'forbidden_goods', words: 'Copies.', at: minutesFromNow(-3 * hour) },
    ],
    texts: ['Records and prints.'],
    acts: ['dismiss_report'],
  }),
  storyReport({
    id: 'r4',
    kind: 'person',
    label: 'm.silva',
    person: 'm.silva',
    openedAt: minutesFromNow(-12),
    count: 1,
    reports: [{ reporter: 'irina.v', reason: 'impersonation', words: '', at: minutesFromNow(-12) }],
    texts: [],
    acts: [],
  }),
]

/** An offer that operators hide. */
export const storyHiddenOffer: DeskReportShape = storyReport({
  id: 'r5',
  withheldReason: 'It asks to be paid by gift card.',
  acts: ['show_offer'],
})

/** Somebody asks to clear a held bonus; give what differs. */
export const storyTieRequest = (differs: Partial<SecondRequestShape> = {}): SecondRequestShape =>
  storyCreditRequest({
    id: 'req5',
    act: 'clear_tie',
    subjectKind: 'invitation',
    subjectId: '2',
    subjectLabel: 'jane.f',
    named: null,
    reason: 'They are brothers; both have shown a passport.',
    ...differs,
  })
