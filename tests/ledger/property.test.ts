import * as fc from 'fast-check'
import { expect } from 'vitest'
import { audit } from '../../server/ledger/audit.ts'
import { balances } from '../../server/ledger/statement.ts'
import { eachDatabase } from '../support/database.ts'
import { act, action, assets, ownerOf, traders } from './actions.ts'
import type { Stage } from './actions.ts'
import { fees, openBooks } from './books.ts'
import { ModelBooks } from './model.ts'

const runs = 20
const actionsPerRun = 500

eachDatabase('10,000 random actions, some at once, leave what plain arithmetic says', async database => {
  await openBooks(database, {}, assets)
  let run = 0
  let done = 0
  const steps = fc.array(action, { minLength: actionsPerRun, maxLength: actionsPerRun })
  await fc.assert(
    fc.asyncProperty(steps, async actions => {
      run += 1
      const stage: Stage = { database, model: new ModelBooks(), run: `run ${run}`, step: 0 }
      const feesBefore = await Promise.all(assets.map(asset => fees(database, asset)))
      for (const next of actions) await act(stage, next)
      for (let index = 0; index < traders; index++) {
        const owner = ownerOf(stage, index)
        const expected = assets.map(asset => [
          asset,
          stage.model.free(owner, asset),
          stage.model.held(owner, asset),
        ])
        const found = await balances(database.db, owner)
        const actual = assets.map(code => {
          const { available = 0n, held = 0n } = found.find(({ asset }) => asset === code) ?? {}
          return [code, available, held]
        })
        expect([owner, actual]).toEqual([owner, expected])
      }
      const earned = await Promise.all(
        assets.map(async (asset, index) => (await fees(database, asset)) - (feesBefore[index] ?? 0n)),
      )
      expect(earned).toEqual(assets.map(asset => stage.model.fees.get(asset) ?? 0n))
      done += actions.length
    }),
    { numRuns: runs, endOnFailure: true },
  )
  expect(done).toBe(runs * actionsPerRun)
  expect(await audit(database.db)).toEqual([])
})
