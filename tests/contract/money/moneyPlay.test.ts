import { afterAll, beforeAll, expect, it } from 'vitest'
import { playOn } from './moneyPlay/play.ts'
import { openStage, type Stage } from './moneyPlay/stage.ts'
import { judge, judgeAll } from './moneyPlay/verdict.ts'

/** 10,000 by `MONEY_ACTIONS=10000`; another play by `MONEY_SEED`. */
const actions = Number(process.env['MONEY_ACTIONS'] ?? 240)
const seed = Number(process.env['MONEY_SEED'] ?? 6)
const actionsPerLook = 80

let stage: Stage
beforeAll(async () => {
  stage = await openStage(seed)
})
afterAll(() => stage.close())

it(
  `deposits, reorganisations, withdrawals, swaps and trades: books, chains and people agree (seed ${seed})`,
  async ({ annotate }) => {
    let done = 0
    for (let looked = 0; done < actions; done += await playOn(stage)) {
      if (done - looked < actionsPerLook) continue
      await judge(stage)
      looked = done
    }
    await judgeAll(stage)
    for (const { status } of [...stage.withdrawals, ...stage.trades]) stage.count(`→ ${status}`)
    const told = [...stage.counts].map(([what, times]) => `${what} ${times}`).toSorted()
    await annotate(`${done} actions: ${told.join(', ')}`)
    // A play in which nothing ever goes through proves nothing.
    const through = [
      'withdrawal',
      'approve',
      'swap',
      'swap at an offer',
      'trade',
      'trade step',
      '→ confirmed',
      '→ cancelled',
    ]
    expect(through.filter(what => !stage.counts.has(what))).toEqual([])
  },
  120_000 + actions * 300,
)
