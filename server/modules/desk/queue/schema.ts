import { Type } from 'typebox'
import { affiliateCaseKinds } from '../../../domain/affiliate/bonus.ts'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, Id, Moment, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { NetworkName } from '../../../shapes/network.ts'
import { StoreStatus } from '../../../shapes/store.ts'
import { WithdrawalStatus } from '../../../shapes/withdrawal.ts'
import { StoreKind } from '../../shop/store/schema.ts'
import { DeskAct } from '../shapes.ts'

/** `after` and `limit` of a list whose oldest rows come first: what is younger than the last that was seen. */
const oldestFirst = {
  after: Type.Optional(Id),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
}

const listOf = (name: string, item: ReturnType<typeof namedSchema>) =>
  namedSchema(name, Type.Object({ items: Type.Array(item), has_more: Type.Boolean() }))

const DeskStore = namedSchema(
  'DeskStore',
  Type.Object({
    id: Id,
    number: Type.String(),
    title: Type.String(),
    type: StoreKind,
    description: Type.String(),
    owner: Type.String(),
    success_url: nullable(Type.String()),
    status: StoreStatus,
    status_reason: nullable(Type.String()),
    status_changed_at: Moment,
    acts: Type.Array(DeskAct, { description: 'What the reader can do about it.' }),
  }),
)

const DeskDeposit = namedSchema(
  'DeskDeposit',
  Type.Object({
    id: Id,
    coin: Code,
    amount: DecimalText,
    network: NetworkName,
    txid: Type.String(),
    address: Type.String(),
    sender: nullable(Type.String()),
    confirmations: Type.Integer({ minimum: 0 }),
    seen_at: Moment,
    claimants: Type.Array(
      namedSchema(
        'DeskClaimant',
        Type.Object({
          user_name: Type.String(),
          claimed_at: Moment,
          earlier: Type.Integer({
            minimum: 0,
            description: 'Deposits of the same sender that were theirs before.',
          }),
        }),
      ),
    ),
  }),
)

const DeskWithdrawal = namedSchema(
  'DeskWithdrawal',
  Type.Object({
    id: Id,
    user_name: Type.String(),
    coin: Code,
    amount: DecimalText,
    network: nullable(NetworkName),
    address: nullable(Type.String()),
    status: WithdrawalStatus,
    txid: nullable(Type.String()),
    confirmations: Type.Integer({ minimum: 0 }),
    not_before: nullable(
      Type.Unsafe<string>({
        ...Moment,
        description: 'Not tried before: the signer’s limit of the hour is reached.',
      }),
    ),
    created_at: Moment,
    updated_at: Moment,
  }),
)

const DeskIdentityCheck = namedSchema(
  'DeskIdentityCheck',
  Type.Object({ id: Id, user_name: Type.String(), created_at: Moment }),
)

const DeskInvitation = namedSchema(
  'DeskInvitation',
  Type.Object({
    id: Id,
    user_name: Type.String(),
    inviter: Type.String(),
    kind: namedSchema('DeskInvitationKind', oneOf(affiliateCaseKinds)),
    trade_id: nullable(Id),
    at: Moment,
    acts: Type.Array(DeskAct, { description: 'What the reader can do about it.' }),
  }),
)

export const deskQueueOperations = operations({
  deskStores: {
    method: 'GET',
    path: '/v1/operator/stores',
    summary: 'Stores by their status; of those to review the one that has waited longest first.',
    access: 'desk',
    query: Type.Object({
      status: Type.Optional(StoreStatus),
      search: Type.Optional(Type.String({ minLength: 2, maxLength: 120 })),
      ...oldestFirst,
    }),
    reply: listOf('DeskStoreList', DeskStore),
  },
  deskDeposits: {
    method: 'GET',
    path: '/v1/operator/deposits',
    summary:
      'Deposits that came without the memo that they need, the oldest first, with who says that they are theirs.',
    access: 'desk',
    query: Type.Object(oldestFirst),
    reply: listOf('DeskDepositList', DeskDeposit),
  },
  deskWithdrawals: {
    method: 'GET',
    path: '/v1/operator/withdrawals',
    summary: 'Withdrawals that should have moved by now and have not, the oldest first.',
    access: 'desk',
    query: Type.Object(oldestFirst),
    reply: listOf('DeskWithdrawalList', DeskWithdrawal),
  },
  deskIdentityChecks: {
    method: 'GET',
    path: '/v1/operator/identity_checks',
    summary: 'Checks of identities that their provider has not answered, the oldest first.',
    access: 'desk',
    query: Type.Object(oldestFirst),
    reply: listOf('DeskIdentityCheckList', DeskIdentityCheck),
  },
  deskInvitations: {
    method: 'GET',
    path: '/v1/operator/invitations',
    summary: 'People who could be whoever brought them, so that their bonus is held, the oldest first.',
    access: 'desk',
    query: Type.Object(oldestFirst),
    reply: listOf('DeskInvitationList', DeskInvitation),
  },
})
