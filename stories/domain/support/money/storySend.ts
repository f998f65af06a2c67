import type {
  AddressCheckShape,
  SavedAddressBook,
  SendDraft,
  SendEstimate,
  SendNetwork,
} from '../../../../design-system/domain/money/send/sendShape.ts'
import type {
  ApprovalShape,
  WithdrawalShape,
  WithdrawalStatus,
} from '../../../../design-system/domain/money/send/withdrawal/withdrawalShape.ts'
import { minutesFromNow } from '../storyClock.tsx'

/** An address on Tron that is nobody's. */
export const storyAddress = 'TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe'

export const storyNetworks: readonly SendNetwork[] = [
  { network: 'ethereum', networkName: 'Ethereum ERC20', networkFee: '3' },
  { network: 'tron', networkName: 'TRON TRC20', networkFee: '3' },
  { network: 'ton', networkName: 'TON', networkFee: '0.5' },
]

export const storyEstimate: SendEstimate = {
  networkFee: '3',
  serviceFee: '0.625',
  serviceFeePercent: '0.5',
  amount: '125',
  total: '128.625',
  available: '3940.2',
  minimum: '1',
  maximum: '3917.611940',
  minutes: 4,
  needsCode: true,
  approvalWay: 'email',
  obstacle: null,
}

export const storyCheck = (differs: Partial<AddressCheckShape> = {}): AddressCheckShape => ({
  address: storyAddress,
  parts: [],
  isFirstTime: true,
  belongsToSouk: false,
  isOwn: false,
  label: null,
  usableAt: null,
  needsMemo: false,
  recipient: null,
  ...differs,
})

export const storyRecipient = { userName: 'amina_k', avatarUrl: null, tradesCount: 1207 }

export const storyDraft: SendDraft = {
  way: 'address',
  network: 'tron',
  address: storyAddress,
  userName: '',
  memo: '',
  comment: '',
  amount: '125',
}

const onChain: ReadonlySet<WithdrawalStatus> = new Set(['broadcast', 'confirmed', 'failed'])
const waits: ReadonlySet<WithdrawalStatus> = new Set(['awaiting_approval'])
const cancels: ReadonlySet<WithdrawalStatus> = new Set(['awaiting_approval', 'approved'])

/** A withdrawal as its owner sees it in each status. */
export const storyWithdrawal = (
  status: WithdrawalStatus,
  differs: Partial<WithdrawalShape> = {},
): WithdrawalShape => ({
  id: 'w1',
  status,
  cryptoCurrencyCode: 'USDT',
  isInternal: false,
  networkName: 'TRON TRC20',
  address: storyAddress,
  memo: null,
  addressLabel: 'Ledger',
  recipientName: null,
  comment: null,
  amount: '125',
  networkFee: '3',
  serviceFee: '0.625',
  total: '128.625',
  approvalWay: waits.has(status) ? 'email' : null,
  approveUntil: waits.has(status) ? minutesFromNow(12) : null,
  txid: onChain.has(status) ? '9f2c7a41be80d65c3d17ab24f7e0915c8d6b3e4a10f29c75d8e6b1a3c5f70d42' : null,
  txUrl: onChain.has(status) ? 'https://explorer.test/tx/9f2c7a41' : null,
  confirmations: onChain.has(status) ? (status === 'confirmed' ? 20 : 7) : null,
  confirmationsNeeded: onChain.has(status) ? 20 : null,
  isSimulated: true,
  availableActions: [
    ...(cancels.has(status) ? (['cancel'] as const) : []),
    ...(waits.has(status) ? (['resend'] as const) : []),
  ],
  createdAt: minutesFromNow(-3),
  ...differs,
})

export const storyApproval: ApprovalShape = {
  id: 'w1',
  status: 'awaiting_approval',
  cryptoCurrencyCode: 'USDT',
  networkName: 'TRON TRC20',
  address: storyAddress,
  memo: null,
  recipientName: null,
  amount: '125',
  networkFee: '3',
  serviceFee: '0.625',
  total: '128.625',
  approveUntil: minutesFromNow(12),
}

const saved = (id: string, label: string, usableAt: string | null = null) => ({
  id,
  label,
  network: 'tron',
  networkName: 'TRON TRC20',
  address: storyAddress,
  memo: null,
  usableAt,
})

export const storyBookOfAddresses: SavedAddressBook = {
  items: [
    saved('a1', 'Ledger'),
    saved('a2', 'Mum'),
    saved('a3', 'Cold storage in the other house, second shelf'),
    saved('a4', 'Exchange'),
    saved('a5', 'New wallet', minutesFromNow(1300)),
  ],
  allowList: true,
  allowListOffAt: null,
  delayHours: 24,
}
