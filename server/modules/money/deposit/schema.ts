import { Type } from 'typebox'
import { depositStatuses } from '../../../domain/deposit/machine.ts'
import { operations } from '../../../kernel/operation.ts'
import {
  Code,
  DecimalText,
  Id,
  Moment,
  namedSchema,
  nullable,
  oneOf,
  keysetPaging,
} from '../../../kernel/schema.ts'
import { NetworkName } from '../../../shapes/network.ts'

/** A transaction's id, as a network writes it. */
export const Txid = Type.String({ pattern: '^[0-9A-Za-z+/=_-]{16,128}$' })

const DepositAccount = namedSchema(
  'DepositAccount',
  Type.Object({
    id: Id,
    crypto_currency_code: Code,
    network: NetworkName,
    network_name: Type.String(),
    standard: nullable(Type.String({ description: 'As in ERC20, where the coin is a guest on the chain.' })),
    address: Type.String(),
    memo: nullable(Type.String({ description: 'Without it nobody knows whose the coins are.' })),
    payment_uri: Type.String({ description: 'What the QR code says.' }),
    minimum: DecimalText,
    confirmations: Type.Integer(),
    minutes: Type.Integer({ description: 'How long it usually takes until coins are credited.' }),
    address_url: nullable(Type.String()),
    is_simulated: Type.Boolean(),
    is_current: Type.Boolean(),
    can_renew: Type.Boolean({
      description: 'Whether a new address may be made now; a network with a memo has one for all.',
    }),
    received: DecimalText,
    deposits_count: Type.Integer(),
    last_deposit_at: nullable(Moment),
    created_at: Moment,
    replaced_at: nullable(Moment),
  }),
)

const Deposit = namedSchema(
  'Deposit',
  Type.Object({
    id: Id,
    crypto_currency_code: Code,
    network: NetworkName,
    address: Type.String(),
    memo: nullable(Type.String()),
    txid: Type.String(),
    tx_url: nullable(Type.String()),
    amount: DecimalText,
    status: namedSchema('DepositStatus', oneOf(depositStatuses)),
    confirmations: Type.Integer(),
    confirmations_needed: Type.Integer(),
    seen_at: Moment,
    credited_at: nullable(Moment),
  }),
)

const coinNetwork = {
  crypto_currency_code: Code,
  network: Type.Optional(NetworkName),
}

const claimStates = ['credited', 'waiting'] as const

export const depositOperations = operations({
  accounts: {
    method: 'GET',
    path: '/v1/accounts',
    summary: 'The caller’s deposit addresses of a coin, the current ones first; the older are watched too.',
    access: 'user',
    query: Type.Object(coinNetwork),
    reply: namedSchema(
      'DepositAccountList',
      Type.Object({ items: Type.Array(DepositAccount), seq: Type.Integer() }),
    ),
  },
  generateAccount: {
    method: 'POST',
    path: '/v1/accounts/generate',
    summary:
      'The caller’s address of a coin on a network: the current one, made if there is none; or a new one.',
    access: 'user',
    perMinute: 20,
    idempotent: true,
    body: namedSchema(
      'GenerateAccountBody',
      Type.Object({ ...coinNetwork, renew: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
    ),
    reply: DepositAccount,
  },
  deposits: {
    method: 'GET',
    path: '/v1/deposits',
    summary: 'The caller’s deposits, newest first, from the first sight on.',
    access: 'user',
    query: Type.Object({
      crypto_currency_code: Type.Optional(Code),
      ...keysetPaging(),
    }),
    reply: namedSchema(
      'DepositList',
      Type.Object({ items: Type.Array(Deposit), has_more: Type.Boolean(), seq: Type.Integer() }),
    ),
  },
  claimDeposit: {
    method: 'POST',
    path: '/v1/deposits/claim',
    summary: 'Says that a deposit without a memo is the caller’s.',
    access: 'user',
    idempotent: true,
    perMinute: 5,
    body: namedSchema(
      'ClaimDepositBody',
      Type.Object({ network: NetworkName, txid: Txid }, { additionalProperties: false }),
    ),
    reply: namedSchema(
      'DepositClaim',
      Type.Object({
        state: namedSchema('DepositClaimState', oneOf(claimStates)),
        deposit: nullable(Deposit),
      }),
    ),
  },
})
