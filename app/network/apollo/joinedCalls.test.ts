import { expect, it } from 'vitest'
import { createJoinedCalls, secondPress } from './joinedCalls.ts'

function setup() {
  const due: { at: number; run: () => void }[] = []
  let calls = 0
  const join = createJoinedCalls<number>({
    after: (wait, run) => {
      due.push({ at: wait, run })
      return () => {}
    },
  })
  return {
    due,
    press: (name = 'open 250000') => join(name, () => Promise.resolve((calls += 1))),
    fail: () => join('open 250000', () => Promise.reject(new Error('refused'))),
    passTime: () => due.splice(0).forEach(({ run }) => run()),
  }
}

it('does once what is pressed twice, while it runs and when it has just been done', async () => {
  const { press, due } = setup()
  expect(await Promise.all([press(), press()])).toEqual([1, 1])
  expect(await press()).toBe(1)
  expect(due.map(({ at }) => at)).toEqual([secondPress])
})

it('does it again later, and other values at once', async () => {
  const { press, passTime } = setup()
  expect(await press()).toBe(1)
  expect(await press('open 300000')).toBe(2)
  passTime()
  expect(await press()).toBe(3)
})

it('lets what failed be tried again at once', async () => {
  const { press, fail } = setup()
  await expect(fail()).rejects.toThrow('refused')
  expect(await press()).toBe(1)
})
