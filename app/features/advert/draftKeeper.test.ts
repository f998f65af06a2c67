import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { expect, it } from 'vitest'
import { createDraftKeeper, DraftNewer, retryPause, savePause } from './draftKeeper.ts'

const turn = async () => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve()
}

function keeperOf(answers: readonly (Error | null)[] = []) {
  const timers = manualTimers()
  const saved: [string, number][] = []
  const keeper = createDraftKeeper<string>({
    timers,
    found: null,
    save: async (content, version) => {
      const trouble = answers[saved.length] ?? null
      saved.push([content, version])
      if (trouble !== null) throw trouble
      return { version: version + 1, updatedAt: `at ${version + 1}` }
    },
  })
  return { keeper, timers, saved }
}

it('saves once changes have paused, over the version that it knows', async () => {
  const { keeper, timers, saved } = keeperOf()
  keeper.keep('a')
  timers.advance(savePause - 1)
  keeper.keep('ab')
  expect(keeper.current().status).toBe('saving')
  timers.advance(savePause)
  await turn()
  keeper.keep('abc')
  timers.advance(savePause)
  await turn()
  expect(saved).toEqual([
    ['ab', 0],
    ['abc', 1],
  ])
  expect(keeper.current()).toEqual({ status: 'saved', savedAt: 'at 2', newerAt: null })
})

it('tries again what could not be saved, with what was written since', async () => {
  const { keeper, timers, saved } = keeperOf([new Error('offline')])
  keeper.keep('a')
  timers.advance(savePause)
  await turn()
  expect(keeper.current().status).toBe('failed')
  timers.advance(retryPause)
  await turn()
  expect(saved).toEqual([
    ['a', 0],
    ['a', 0],
  ])
  expect(keeper.current().status).toBe('saved')
})

it('saves nothing over another device until somebody has chosen', async () => {
  const { keeper, timers, saved } = keeperOf([new DraftNewer('noon')])
  keeper.keep('mine')
  timers.advance(savePause)
  await turn()
  expect(keeper.current()).toMatchObject({ status: 'failed', newerAt: 'noon' })
  keeper.keep('mine, more')
  timers.advance(retryPause)
  await turn()
  expect(saved).toHaveLength(1)
  await keeper.saveOver(7)
  expect(saved.at(-1)).toEqual(['mine, more', 7])
  expect(keeper.current()).toMatchObject({ status: 'saved', newerAt: null })
})

it('leaves nothing under way once it is stopped, until something is kept again', async () => {
  const { keeper, timers, saved } = keeperOf()
  keeper.keep('a')
  await keeper.stop()
  timers.advance(savePause)
  await turn()
  expect(saved).toEqual([])
  expect(timers.waiting()).toBe(0)
  keeper.keep('a')
  timers.advance(savePause)
  await turn()
  expect(saved).toEqual([['a', 0]])
  expect(keeper.current().status).toBe('saved')
})
