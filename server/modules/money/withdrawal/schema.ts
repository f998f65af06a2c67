import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import {
  AuthenticatorCode,
  Code,
  DecimalText,
  Id,
  namedSchema,
  oneOf,
  SecretText,
  seenText,
  UserName,
  keysetPaging,
} from '../../../kernel/schema.ts'
import { NetworkName } from '../../../shapes/network.ts'
import {
  approvalDecisions,
  Address,
  Memo,
  Label,
  Withdrawal,
  WithdrawalEstimate,
  AddressCheck,
  SavedAddress,
  SavedAddresses,
  Approval,
} from './shapes.ts'

/** Where coins go: to an address on a network, or to a user of Souk. */
const destination = {
  network: Type.Optional(NetworkName),
  address: Type.Optional(Address),
  memo: Type.Optional(Memo),
  user_name: Type.Optional(UserName),
}
/** A user has no address, and coins come to them without a network. */
const toUserAlone = {
  network: { without: 'user_name' },
  address: { without: 'user_name' },
  memo: { without: 'user_name' },
} as const
const one = Type.Object({ id: Id })

export const withdrawalOperations = operations({
  createWithdrawal: {
    method: 'POST',
    path: '/v1/withdrawals',
    summary: 'Sends coins to an address or to a user, once it is approved.',
    access: 'user',
    idempotent: true,
    takesCode: true,
    perMinute: 10,
    applies: toUserAlone,
    body: namedSchema(
      'CreateWithdrawalBody',
      Type.Object(
        {
          crypto_currency_code: Code,
          ...destination,
          amount: Type.Unsafe<string>({ $ref: 'Decimal#', description: 'What arrives.' }),
          network_fee: Type.Unsafe<string>({
            $ref: 'Decimal#',
            description:
              'The fee that the sender saw, 0 to a user: where it is higher by now, the call is refused with the new figure.',
          }),
          // Another user who gets the coins reads it.
          comment: Type.Optional(seenText({ maxLength: 200 })),
          code: Type.Optional(AuthenticatorCode),
        },
        { additionalProperties: false },
      ),
    ),
    reply: Withdrawal,
  },
  withdrawals: {
    method: 'GET',
    path: '/v1/withdrawals',
    summary: 'The caller’s withdrawals, newest first.',
    access: 'user',
    query: Type.Object({
      crypto_currency_code: Type.Optional(Code),
      ...keysetPaging(),
    }),
    reply: namedSchema(
      'WithdrawalList',
      Type.Object({ items: Type.Array(Withdrawal), has_more: Type.Boolean(), seq: Type.Integer() }),
    ),
  },
  withdrawal: {
    method: 'GET',
    path: '/v1/withdrawals/:id',
    summary: 'One withdrawal of the caller’s.',
    access: 'user',
    params: one,
    reply: Withdrawal,
  },
  cancelWithdrawal: {
    method: 'POST',
    path: '/v1/withdrawals/:id/cancel',
    summary: 'Takes a withdrawal back, until it is signed.',
    access: 'user',
    params: one,
    reply: Withdrawal,
  },
  resendWithdrawalApproval: {
    method: 'POST',
    path: '/v1/withdrawals/:id/resend',
    summary: 'Asks for the approval again, in the messenger or by a letter.',
    access: 'user',
    perMinute: 3,
    params: one,
    reply: Withdrawal,
  },
  withdrawalApproval: {
    method: 'POST',
    path: '/v1/withdrawals/approval',
    summary: 'What the link of a letter or of the messenger asks to approve.',
    access: 'anyone',
    reads: true,
    perMinute: 20,
    body: namedSchema(
      'WithdrawalApprovalBody',
      Type.Object({ token: SecretText }, { additionalProperties: false }),
    ),
    reply: Approval,
  },
  decideWithdrawal: {
    method: 'POST',
    path: '/v1/withdrawals/approval/decide',
    summary: 'Approves or declines a withdrawal by the token of its link.',
    access: 'anyone',
    perMinute: 20,
    body: namedSchema(
      'DecideWithdrawalBody',
      Type.Object(
        { token: SecretText, decision: namedSchema('ApprovalDecision', oneOf(approvalDecisions)) },
        { additionalProperties: false },
      ),
    ),
    reply: Approval,
  },
  estimatedFee: {
    method: 'GET',
    path: '/v1/withdrawals/estimated_fee',
    summary: 'What sending costs now, a line each, and what stands in its way.',
    access: 'user',
    applies: { network: { without: 'is_internal' } },
    query: Type.Object({
      crypto_currency_code: Code,
      network: Type.Optional(NetworkName),
      is_internal: Type.Optional(Type.Boolean()),
      amount: Type.Optional(DecimalText),
    }),
    reply: WithdrawalEstimate,
  },
  serviceFee: {
    method: 'GET',
    path: '/v1/withdrawals/service_fee',
    summary: 'The service fee of withdrawals.',
    access: 'anyone',
    reply: namedSchema('ServiceFee', Type.Object({ percent: DecimalText, internal_percent: DecimalText })),
  },
  withdrawalFees: {
    method: 'GET',
    path: '/v1/withdrawals/withdrawal_fees',
    summary: 'What sending each coin over each network costs now.',
    access: 'anyone',
    reply: namedSchema(
      'WithdrawalFeeTable',
      Type.Object({
        items: Type.Array(
          namedSchema(
            'WithdrawalFee',
            Type.Object({
              crypto_currency_code: Code,
              network: NetworkName,
              network_name: Type.String(),
              network_fee: DecimalText,
              minimum: DecimalText,
            }),
          ),
        ),
        service_fee_percent: DecimalText,
      }),
    ),
  },
  checkAddress: {
    method: 'POST',
    path: '/v1/withdrawals/check_address',
    summary: 'Whether coins can be sent there: the network, the checksum, the caller’s own list.',
    access: 'user',
    reads: true,
    perMinute: 120,
    applies: toUserAlone,
    body: namedSchema(
      'CheckAddressBody',
      Type.Object({ crypto_currency_code: Code, ...destination }, { additionalProperties: false }),
    ),
    reply: AddressCheck,
  },
  savedAddresses: {
    method: 'GET',
    path: '/v1/withdrawal_addresses',
    summary: 'Addresses that the caller has saved.',
    access: 'user',
    query: Type.Object({ crypto_currency_code: Type.Optional(Code) }),
    reply: SavedAddresses,
  },
  saveAddress: {
    method: 'POST',
    path: '/v1/withdrawal_addresses',
    summary: 'Saves an address under a name.',
    access: 'user',
    idempotent: true,
    takesCode: true,
    perMinute: 20,
    body: namedSchema(
      'SaveAddressBody',
      Type.Object(
        {
          label: Label,
          crypto_currency_code: Code,
          network: Type.Optional(NetworkName),
          address: Address,
          memo: Type.Optional(Memo),
          code: Type.Optional(AuthenticatorCode),
        },
        { additionalProperties: false },
      ),
    ),
    reply: SavedAddress,
  },
  deleteSavedAddress: {
    method: 'DELETE',
    path: '/v1/withdrawal_addresses/:id',
    summary: 'Forgets a saved address.',
    access: 'user',
    params: one,
    reply: namedSchema('SavedAddressForgotten', Type.Object({ is_done: Type.Boolean() })),
  },
  setAllowList: {
    method: 'PATCH',
    path: '/v1/withdrawal_addresses/allow_list',
    summary: 'Lets coins go to saved addresses alone; switched off it stays in force for a day.',
    access: 'user',
    takesCode: true,
    perMinute: 10,
    body: namedSchema(
      'SetAllowListBody',
      Type.Object(
        { is_on: Type.Boolean(), code: Type.Optional(AuthenticatorCode) },
        { additionalProperties: false },
      ),
    ),
    reply: SavedAddresses,
  },
})
