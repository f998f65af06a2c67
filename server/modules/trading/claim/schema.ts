import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Id, namedSchema } from '../../../kernel/schema.ts'
import { ProofIds, ReasonText, RulingSide, StatementText } from '../shapes/dispute.ts'
import { Trade } from '../shapes/trade.ts'

const one = { params: Type.Object({ id: Id }) } as const

export const claimOperations = operations({
  createClaim: {
    method: 'POST',
    path: '/v1/trades/:id/claims',
    summary:
      'The buyer of a trade that time ended says, with proof, that they paid; the seller’s coins are held.',
    access: 'session',
    idempotent: true,
    perMinute: 10,
    ...one,
    body: namedSchema(
      'CreateClaimBody',
      Type.Object({ statement: StatementText, attachment_ids: Type.Optional(ProofIds) }),
    ),
    reply: Trade,
  },
  ruleClaim: {
    method: 'POST',
    path: '/v1/claims/:id/rule',
    summary: 'An arbiter, never a party, decides a claim: what is held goes to the buyer, or back.',
    access: 'staff',
    idempotent: true,
    ...one,
    body: namedSchema('RuleClaimBody', Type.Object({ in_favour_of: RulingSide, reason: ReasonText })),
    reply: Trade,
  },
})
