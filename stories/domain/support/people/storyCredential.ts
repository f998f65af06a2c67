import { requisiteLine } from '../../../../design-system/domain/kit/specimen/sampleAdvert.ts'
import type {
  CredentialMethod,
  CredentialShape,
} from '../../../../design-system/domain/people/credential/credentialShape.ts'
import type { RequisiteField } from '../../../../design-system/domain/reference/method/requisite.ts'

/** The methods of the stories, one of each manner of being paid. */
export const storyCredentialMethods: readonly CredentialMethod[] = [
  {
    code: 'bank_transfer',
    name: 'Bank transfer',
    group: 'bank_transfer',
    requisiteFields: [
      requisiteLine('bank', { isRequired: false, example: 'GTBank' }),
      requisiteLine('account_number', { input: 'digits', example: '0123456789', maxLength: 20 }),
      requisiteLine('account_name'),
    ],
  },
  {
    code: 'sepa',
    name: 'SEPA',
    group: 'bank_transfer',
    requisiteFields: [
      requisiteLine('iban', { example: 'DE89 3704 0044 0532 0130 00', maxLength: 34 }),
      requisiteLine('account_name'),
      requisiteLine('bic', { isRequired: false, maxLength: 11 }),
    ],
  },
  {
    code: 'opay',
    name: 'OPay',
    group: 'mobile_money',
    requisiteFields: [
      requisiteLine('phone', { input: 'phone', example: '+234 803 555 1122' }),
      requisiteLine('account_name'),
    ],
  },
  {
    code: 'paypal',
    name: 'PayPal',
    group: 'wallet',
    requisiteFields: [requisiteLine('wallet_id', { input: 'email' })],
  },
  {
    code: 'cash_deposit',
    name: 'Cash deposit',
    group: 'cash',
    requisiteFields: [requisiteLine('city'), requisiteLine('note', { maxLength: 500 })],
  },
]

/** What a method of the stories asks for. */
export const storyAsked = (code: string): readonly RequisiteField[] =>
  storyCredentialMethods.find(method => method.code === code)?.requisiteFields ?? []

/** Saved details of the stories; give what differs. */
export const storyCredential = (differs: Partial<CredentialShape> = {}): CredentialShape => ({
  id: 'c1',
  name: 'GTBank, salary',
  currencyCode: 'NGN',
  paymentMethod: { code: 'bank_transfer', name: 'Bank transfer', group: 'bank_transfer' },
  credentials: [
    { kind: 'bank', value: 'Guaranty Trust Bank' },
    { kind: 'account_number', value: '0142883761' },
    { kind: 'account_name', value: 'OLUWASEUN A. BALOGUN' },
  ],
  applink: null,
  description: '',
  autoIssue: true,
  maxAutoIssueAmount: '250000',
  isActive: true,
  advertsCount: 2,
  ...differs,
})

/** Several, in every state that a card has. */
export const storyCredentials: readonly CredentialShape[] = [
  storyCredential(),
  storyCredential({
    id: 'c2',
    name: 'Access Bank',
    credentials: [
      { kind: 'account_number', value: '0031427765' },
      { kind: 'account_name', value: 'OLUWASEUN A. BALOGUN' },
    ],
    autoIssue: false,
    maxAutoIssueAmount: null,
    advertsCount: 0,
    isActive: false,
  }),
  storyCredential({
    id: 'c3',
    name: 'OPay',
    paymentMethod: { code: 'opay', name: 'OPay', group: 'mobile_money' },
    credentials: [
      { kind: 'phone', value: '+2348035551122' },
      { kind: 'account_name', value: 'OLUWASEUN A. BALOGUN' },
    ],
    applink: 'https://opay.example/pay/seun',
    description: 'Write only your name into the transfer.',
    maxAutoIssueAmount: null,
    advertsCount: 1,
  }),
]
