import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Chain } from '../../../../server/adapters/chain/chain.ts'
import type { Chains } from '../../../../server/adapters/chain/chains.ts'
import { depositWatcher } from '../../../../server/modules/money/deposit/depositWatcher.ts'
import { silentLogger } from '../../../../server/runtime/logger.ts'
import { dying, Killed, untilKilled } from '../../../support/process/dyingProcess.ts'
import { act, openStage, type Action, type Stage } from './play.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** A node that answers so many questions and no more. */
function silentAfter(chains: Chains, questions: number): Chains {
  let asked = 0
  return {
    of: network =>
      new Proxy(chains.of(network), {
        get(chain, name: keyof Chain) {
          const found = chain[name]
          if (typeof found !== 'function') return found
          return (...given: unknown[]) => {
            asked += 1
            if (asked > questions) return Promise.reject(new Killed())
            return (found as (...args: unknown[]) => unknown)(...given)
          }
        },
      }),
  }
}

/** What happens to a chain before the look that is killed. */
const stories: Readonly<Record<string, readonly Action[]>> = {
  'a deposit that became due': [],
  'a credited deposit that the chain dropped': [
    { kind: 'look', network: 'bitcoin', times: 1 },
    { kind: 'reorganise', network: 'bitcoin', depth: 4, drops: [0] },
  ],
  'a deposit in another branch': [
    { kind: 'look', network: 'bitcoin', times: 1 },
    { kind: 'reorganise', network: 'bitcoin', depth: 3, drops: [] },
    { kind: 'send', network: 'bitcoin', person: 1, amount: 1, forgetsMemo: false },
  ],
}

const deaths = [1, 2, 3, 4].flatMap(
  last =>
    [
      [last, 'before'],
      [last, 'after'],
    ] as const,
)

describe.each(Object.entries(stories))('%s', (_, story) => {
  async function tell(): Promise<void> {
    await stage.begin()
    await act(stage, { kind: 'send', network: 'bitcoin', person: 0, amount: 1, forgetsMemo: false })
    await act(stage, { kind: 'send', network: 'bitcoin', person: 1, amount: 2, forgetsMemo: false })
    await act(stage, { kind: 'mine', network: 'bitcoin', blocks: 3 })
    for (const step of story) await act(stage, step)
  }
  /** The killed look, and another one after it: what people have then, and should have. */
  async function madeGood(watcher: ReturnType<typeof depositWatcher>) {
    await untilKilled(watcher.look('bitcoin'))
    await stage.look()
    return { found: await stage.purses(), right: stage.model.purses() }
  }

  it.each(deaths)(
    'is booked once though the process dies at transaction %i, %s its commit',
    async (last, when) => {
      await tell()
      const database = dying(stage.parts.database, last, when)
      const { found, right } = await madeGood(
        depositWatcher({ ...stage.parts, ...stage.parts.trade, database, logger: silentLogger }),
      )
      expect(found).toEqual(right)
    },
  )

  it.each([0, 1, 2, 3])('is booked once though the node falls silent after %i answers', async questions => {
    await tell()
    const chains = silentAfter(stage.parts.chains, questions)
    const { found, right } = await madeGood(
      depositWatcher({ ...stage.parts, ...stage.parts.trade, chains, logger: silentLogger }),
    )
    expect(found).toEqual(right)
  })
})
