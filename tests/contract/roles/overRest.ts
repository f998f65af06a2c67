import { describe, expect, it } from 'vitest'
import { sellAdvert } from '../../support/souk.ts'
import type { Json } from '../../support/soukClient.ts'
import { roles, type Role, type Stage } from './scene.ts'
import { operations, overRest, walking, type NamedCase, type Walked } from './walk.ts'

const plantedAccount = sellAdvert.requisites[0]?.value ?? ''

/** Where the seller of every scene is paid stands in no answer but to who may read it. */
const showsRequisites = (body: Json): boolean => JSON.stringify(body).includes(plantedAccount)
const mayReadRequisites = (role: Role, at: Stage): boolean =>
  role === 'owner' ||
  (role === 'counterparty' && at !== 'nothing') ||
  ((role === 'arbiter' || role === 'operator') && (at === 'dispute' || at === 'claimed'))

const outcomes = (came: Walked) => Object.fromEntries(roles.map(role => [role, came[role].outcome]))

/** Walks these rows over REST, each as every role. */
export function walkOverRest(cases: readonly NamedCase[]): void {
  const { url, walk } = walking()

  describe('every call × every role', () => {
    describe('over REST', () => {
      it.each(cases)('$name', async ({ id, row }) => {
        const came = await walk(id, row, (id, input, as) => overRest(url(), id, input, as))
        expect(outcomes(came)).toEqual(row.says)
        // In the list of trades stand those that others have opened with this seller in earlier calls: they may read it.
        const isLooked = operations[id].method === 'GET' && id !== 'trades'
        const leaks = (role: Role) => showsRequisites(came[role].body) && !mayReadRequisites(role, row.at)
        expect(roles.filter(role => isLooked && leaks(role))).toEqual([])
        for (const role of roles.filter(role => row.says[role] === 'ok')) {
          const { body, scene } = came[role]
          const facts = Object.entries(row.shows?.(body, role, scene) ?? {})
          expect({ role, ...Object.fromEntries(facts) }).toEqual({
            role,
            ...Object.fromEntries(facts.map(([fact]) => [fact, true])),
          })
        }
      })
    })
  })
}
