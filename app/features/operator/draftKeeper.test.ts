import { emptyText, type WrittenText } from '@souk/design-system/domain/content/editor/editorShape.ts'
import { expect, it } from 'vitest'
import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { createDraftKeeper, savePause, type SaveEnd, type Seen } from './draftKeeper.ts'

const turn = async () => {
  for (let step = 0; step < 10; step += 1) await Promise.resolve()
}
const textOf = (source: string): WrittenText => ({ ...emptyText, title: 'Title', source })

/** A keeper over a server that answers as it is told to, and else keeps everything. */
function keeperOf(ends: (SaveEnd | Promise<SaveEnd>)[] = []) {
  const timers = manualTimers()
  const saved: [string, Seen][] = []
  const keeper = createDraftKeeper(
    { text: textOf('a'), seen: { number: 1, revision: 1 } },
    {
      timers,
      save: async ({ source }, seen) => {
        saved.push([source, seen])
        return (await ends.shift()) ?? { kind: 'kept', seen: { ...seen, revision: seen.revision + 1 } }
      },
    },
  )
  return { keeper, timers, saved, status: () => keeper.getState().status }
}

it('saves once typing has paused, over the version that it has seen', async () => {
  const { keeper, timers, saved, status } = keeperOf()
  keeper.change({ source: 'ab' })
  timers.advance(savePause - 1)
  keeper.change({ source: 'abc' })
  expect([status(), saved.length]).toEqual(['waiting', 0])
  timers.advance(savePause)
  expect(status()).toBe('saving')
  await turn()
  expect(status()).toBe('kept')
  keeper.change({ source: 'abcd' })
  timers.advance(savePause)
  await turn()
  expect(saved).toEqual([
    ['abc', { number: 1, revision: 1 }],
    ['abcd', { number: 1, revision: 2 }],
  ])
})

it('saves nothing where everything is as it was, and nothing without a title', async () => {
  const { keeper, timers, saved, status } = keeperOf()
  keeper.change({ source: 'ab' })
  keeper.change({ source: 'a' })
  expect(status()).toBe('kept')
  timers.advance(savePause)
  keeper.change({ title: ' ' })
  timers.advance(savePause)
  expect(await keeper.flush()).toBe(false)
  expect(saved).toEqual([])
})

it('saves what was typed while the text before it was on its way', async () => {
  let answer: (end: SaveEnd) => void = () => {}
  const { keeper, timers, saved, status } = keeperOf([new Promise<SaveEnd>(resolve => (answer = resolve))])
  keeper.change({ source: 'ab' })
  const isKept = keeper.flush()
  await turn()
  keeper.change({ source: 'abc' })
  expect(status()).toBe('saving')
  answer({ kind: 'kept', seen: { number: 2, revision: 1 } })
  expect(await isKept).toBe(true)
  timers.advance(savePause)
  expect(saved.map(([source]) => source)).toEqual(['ab', 'abc'])
  expect(status()).toBe('kept')
})

it('keeps what was refused, says why, and tries again with the next change', async () => {
  const refusal = { fields: { title: 'Too long' }, text: null }
  const { keeper, timers, status } = keeperOf([{ kind: 'refused', refusal }])
  keeper.change({ source: 'ab' })
  expect(await keeper.flush()).toBe(false)
  expect(keeper.getState()).toMatchObject({ status: 'failed', refusal, text: { source: 'ab' } })
  keeper.change({ source: 'abc' })
  timers.advance(savePause)
  await turn()
  expect(status()).toBe('kept')
})

const stale: SaveEnd = {
  kind: 'stale',
  theirs: { text: textOf('theirs'), by: 'ada', at: '2026-11-27T10:00:00Z' },
  seen: { number: 3, revision: 7 },
}

it('loses neither of two texts: nothing is saved before one of them is chosen', async () => {
  const { keeper, timers, saved, status } = keeperOf([stale])
  keeper.change({ source: 'mine' })
  timers.advance(savePause)
  await turn()
  expect([status(), keeper.getState().text.source, keeper.getState().theirs?.by]).toEqual([
    'stale',
    'mine',
    'ada',
  ])
  keeper.change({ source: 'mine too' })
  timers.advance(savePause)
  expect(saved).toHaveLength(1)
  keeper.keepMine()
  await turn()
  expect(saved.at(-1)).toEqual(['mine too', { number: 3, revision: 7 }])
  expect(status()).toBe('kept')
})

it('takes the other text where that is chosen', async () => {
  const { keeper, saved } = keeperOf([stale])
  keeper.change({ source: 'mine' })
  expect(await keeper.flush()).toBe(false)
  keeper.takeTheirs()
  expect(keeper.getState()).toMatchObject({ status: 'kept', theirs: null, text: { source: 'theirs' } })
  expect(keeper.seen()).toEqual({ number: 3, revision: 7 })
  expect(saved).toHaveLength(1)
})
