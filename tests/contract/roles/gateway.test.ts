import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rootFieldNames } from '../../support/graphqlDocument.ts'
import { startTestGateway, type TestGateway } from '../../support/gateway.ts'
import type { OperationId } from '../../support/operationId.ts'
import { roles, type Role } from './scene.ts'
import { table, type Case } from './table.ts'
import {
  inStages,
  isRestAlone,
  operationIds,
  overGraphql,
  overRest,
  rowsOf,
  walking,
  type Call,
} from './walk.ts'

const { url, step } = walking()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway(url())
})
afterAll(() => gateway.close())

/** One call of an operation by one role. */
interface Proof {
  readonly id: OperationId
  readonly row: Case
  readonly role: Role
  readonly outcome: string
}

/**
 * A success and a refusal of each call, where it has them, by whoever stands last among the roles: the gateway decides nothing and
 * only has to pass on who asks and what they are told. Every role is walked over REST.
 */
const proofs: readonly Proof[] = inStages(
  operationIds.flatMap(id => {
    const all = rowsOf(id).flatMap(row =>
      roles.toReversed().map(role => ({ id, row, role, outcome: row.says[role] })),
    )
    const [success, refusal] = [
      all.find(({ outcome }) => outcome === 'ok'),
      all.find(({ outcome }) => outcome !== 'ok'),
    ]
    return [...(success ? [success] : []), ...(refusal ? [refusal] : [])]
  }),
)

const outcomeOf = async ({ id, row, role }: Proof, call: Call) => (await step(id, row, role, call)).outcome

describe('every call × every role', () => {
  it('has a row for each call, in the contract and in GraphQL', () => {
    expect(Object.keys(table).toSorted()).toEqual(operationIds.toSorted())
    const fields = [...rootFieldNames('Query'), ...rootFieldNames('Mutation')]
    const outside = operationIds.filter(isRestAlone)
    // The one call that REST does not have: it goes up the session's socket. `subscriptions.test.ts` walks it.
    expect(fields.toSorted()).toEqual(
      [...operationIds.filter(id => !outside.includes(id)), 'setTradeActivity'].toSorted(),
    )
  })

  describe('over GraphQL', () => {
    it.each(proofs.filter(({ id }) => !isRestAlone(id)))('$id · $outcome', async proof => {
      const call: Call = (id, input, as) => overGraphql(gateway, id, input, as)
      expect(await outcomeOf(proof, call)).toBe(proof.outcome)
    })
  })

  describe('through the gateway’s stream', () => {
    it.each(proofs.filter(({ id }) => isRestAlone(id)))('$id · $outcome', async proof => {
      const call: Call = (id, input, as) => overRest(gateway.url, id, input, as)
      expect(await outcomeOf(proof, call)).toBe(proof.outcome)
    })
  })
})
