import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../../../server/ledger/audit.ts'
import { chainAgreement } from '../../../../server/modules/money/agreement/agreement.ts'
import { act, action, openStage, type Stage } from './play.ts'

/** 10,000 by `DEPOSIT_ACTIONS=10000`. */
const actions = Number(process.env['DEPOSIT_ACTIONS'] ?? 400)
const actionsPerRun = 40

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

it(
  'random deposits, reorganisations, credits and spendings leave what plain arithmetic says',
  async () => {
    const steps = fc.array(action, { minLength: actionsPerRun, maxLength: actionsPerRun })
    let done = 0
    await fc.assert(
      fc.asyncProperty(steps, async chosen => {
        await stage.begin()
        for (const next of chosen) await act(stage, next)
        await stage.look()
        expect(await stage.purses()).toEqual(stage.model.purses())
        const { database, chains, wallet } = stage.parts
        const disagreeing = await chainAgreement(database.db, { chains, watchKeys: wallet.watchKeys })
        expect(disagreeing.filter(({ surplus }) => surplus !== 0n)).toEqual([])
        done += chosen.length
      }),
      { numRuns: Math.ceil(actions / actionsPerRun), endOnFailure: true },
    )
    expect(done).toBeGreaterThanOrEqual(actions)
    expect(await audit(stage.parts.database.db)).toEqual([])
  },
  60_000 + actions * 100,
)
