import { Type } from 'typebox'
import { claimStatuses } from '../../../domain/claim/claim.ts'
import { disputeReasons, disputeWaits, evidenceCodes } from '../../../domain/trade/dispute.ts'
import { sides } from '../../../domain/trade/party.ts'
import { Id, Moment, MoneySchema, namedSchema, nullable, oneOf, seenText } from '../../../kernel/schema.ts'
import { Attachment } from '../../../shapes/attachment.ts'

export const disputeOpeners = ['buyer', 'system'] as const
export const disputeKinds = ['dispute', 'claim'] as const

export const DisputeReason = namedSchema('DisputeReason', oneOf(disputeReasons))
export const DisputeKind = namedSchema('DisputeKind', oneOf(disputeKinds))
export const RulingSide = namedSchema('RulingSide', oneOf(sides))
export const DisputeWait = namedSchema('DisputeWait', oneOf(disputeWaits))

const statementLength = { minLength: 10, maxLength: 4000 } as const

/** What a side states: long enough to say something. The other side and the arbiter read it. */
export const StatementText = seenText(statementLength)

/** Why an arbiter decided so. They may have to quote. */
export const ReasonText = Type.String(statementLength)

/** Files that come with a statement, uploaded to the trade before. */
export const ProofIds = Type.Array(Id, { maxItems: 5, uniqueItems: true })

/** What an arbiter decided, and why: both sides read it. */
const Ruling = namedSchema(
  'Ruling',
  Type.Object({
    in_favour_of: RulingSide,
    reason: Type.String(),
    by: Type.String({ description: 'The arbiter’s name.' }),
    at: Moment,
  }),
)

const DisputeStatement = namedSchema(
  'DisputeStatement',
  Type.Object({ side: RulingSide, text: Type.String(), at: Moment }),
)

const Evidence = namedSchema(
  'Evidence',
  Type.Object({
    code: namedSchema('EvidenceCode', oneOf(evidenceCodes)),
    side: RulingSide,
    is_done: Type.Boolean(),
  }),
)

export const Dispute = namedSchema(
  'Dispute',
  Type.Object({
    reason: nullable(DisputeReason),
    opened_at: Moment,
    opened_by: namedSchema('DisputeOpener', oneOf(disputeOpeners)),
    statements: Type.Array(DisputeStatement, { description: 'The opening words of each side.' }),
    evidence: Type.Array(Evidence),
    replies_left: namedSchema(
      'DisputeReplies',
      Type.Object({ buyer: Type.Integer(), seller: Type.Integer() }),
    ),
    waits_for: Type.Array(DisputeWait, { description: 'Whose word comes next; empty once it is over.' }),
    raise_at: nullable(
      Type.Unsafe<string>({ ...Moment, description: 'All arbiters are called then, unless one has spoken.' }),
    ),
    raised_at: nullable(Moment),
    ruling: nullable(Ruling),
  }),
)

export const Claim = namedSchema(
  'Claim',
  Type.Object({
    id: Id,
    trade_id: Id,
    status: namedSchema('ClaimStatus', oneOf(claimStatuses)),
    statement: Type.String(),
    attachments: Type.Array(Attachment),
    wanted: MoneySchema,
    held: MoneySchema,
    filed_at: Moment,
    raised_at: nullable(Moment),
    can_rule: Type.Boolean({ description: 'The viewer may decide it.' }),
    ruling: nullable(Ruling),
  }),
)
