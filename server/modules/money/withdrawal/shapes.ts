import { Type } from 'typebox'
import { Code, DecimalText, Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { NetworkName } from '../../../shapes/network.ts'
import { WithdrawalStatus } from '../../../shapes/withdrawal.ts'

const withdrawalActions = ['cancel', 'resend'] as const
/** Why nothing can be sent now, whatever is typed. */
export const withdrawalObstacles = ['paused', 'suspended', 'held', 'email_unconfirmed'] as const
const approvalWays = ['messenger', 'email'] as const
export const approvalDecisions = ['approve', 'decline'] as const

export const Address = Type.String({ minLength: 1, maxLength: 128 })
export const Memo = Type.String({ minLength: 1, maxLength: 64 })
export const Label = Type.String({ minLength: 1, maxLength: 40 })

export const Withdrawal = namedSchema(
  'Withdrawal',
  Type.Object({
    id: Id,
    status: WithdrawalStatus,
    crypto_currency_code: Code,
    is_internal: Type.Boolean(),
    network: nullable(NetworkName),
    network_name: nullable(Type.String()),
    address: nullable(Type.String()),
    memo: nullable(Type.String()),
    address_label: nullable(Type.String()),
    recipient_name: nullable(Type.String()),
    comment: nullable(Type.String()),
    amount: DecimalText,
    network_fee: DecimalText,
    service_fee: DecimalText,
    total: DecimalText,
    approval_way: nullable(namedSchema('ApprovalWay', oneOf(approvalWays))),
    approve_until: nullable(Moment),
    txid: nullable(Type.String()),
    tx_url: nullable(Type.String()),
    confirmations: nullable(Type.Integer()),
    confirmations_needed: nullable(Type.Integer()),
    is_simulated: Type.Boolean(),
    available_actions: Type.Array(namedSchema('WithdrawalAction', oneOf(withdrawalActions))),
    created_at: Moment,
    updated_at: Moment,
    seq: Type.Integer(),
  }),
)

const Obstacle = namedSchema(
  'WithdrawalObstacle',
  Type.Object({
    kind: namedSchema('WithdrawalObstacleKind', oneOf(withdrawalObstacles)),
    until: nullable(Moment),
  }),
)

export const WithdrawalEstimate = namedSchema(
  'WithdrawalEstimate',
  Type.Object({
    network_fee: DecimalText,
    service_fee: DecimalText,
    service_fee_percent: DecimalText,
    amount: nullable(Type.Unsafe<string>({ $ref: 'Decimal#', description: 'What arrives.' })),
    total: nullable(Type.Unsafe<string>({ $ref: 'Decimal#', description: 'What leaves the balance.' })),
    available: DecimalText,
    minimum: DecimalText,
    maximum: Type.Unsafe<string>({
      $ref: 'Decimal#',
      description: 'The most that can arrive after the fees.',
    }),
    minutes: Type.Integer({ description: 'Until it arrives, usually.' }),
    needs_code: Type.Boolean(),
    approval_way: namedSchema('EstimateApprovalWay', oneOf(approvalWays)),
    obstacle: nullable(Obstacle),
  }),
)

export const AddressCheck = namedSchema(
  'AddressCheck',
  Type.Object({
    address: Type.String({ description: 'As it will be used.' }),
    parts: Type.Array(Type.String(), { description: 'The address in pieces that people can compare.' }),
    is_first_time: Type.Boolean({ description: 'The caller has never sent anything there.' }),
    belongs_to_souk: Type.Boolean({
      description: 'It is a deposit address here: a transfer by name is free.',
    }),
    is_own: Type.Boolean(),
    label: nullable(Type.String()),
    usable_at: nullable(Moment),
    needs_memo: Type.Boolean(),
    recipient: nullable(
      namedSchema(
        'WithdrawalRecipient',
        Type.Object({
          user_name: Type.String(),
          avatar_url: nullable(Type.String()),
          trades_count: Type.Integer(),
        }),
      ),
    ),
  }),
)

export const SavedAddress = namedSchema(
  'SavedAddress',
  Type.Object({
    id: Id,
    label: Type.String(),
    crypto_currency_code: Code,
    network: NetworkName,
    network_name: Type.String(),
    address: Type.String(),
    memo: nullable(Type.String()),
    usable_at: nullable(
      Type.String({
        format: 'date-time',
        description: 'From when on it may be sent to; null when it may be now.',
      }),
    ),
    created_at: Moment,
  }),
)

export const SavedAddresses = namedSchema(
  'SavedAddressList',
  Type.Object({
    items: Type.Array(SavedAddress),
    allow_list: Type.Boolean({ description: 'Coins go to saved addresses alone.' }),
    allow_list_off_at: nullable(Moment),
    delay_hours: Type.Integer(),
  }),
)

export const Approval = namedSchema(
  'WithdrawalApproval',
  Type.Object({
    id: Id,
    status: WithdrawalStatus,
    crypto_currency_code: Code,
    network_name: nullable(Type.String()),
    address: nullable(Type.String()),
    memo: nullable(Type.String()),
    recipient_name: nullable(Type.String()),
    amount: DecimalText,
    network_fee: DecimalText,
    service_fee: DecimalText,
    total: DecimalText,
    approve_until: nullable(Moment),
    created_at: Moment,
  }),
)
