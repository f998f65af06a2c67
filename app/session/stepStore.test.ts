import { expect, it } from 'vitest'
import { createStepStore } from './stepStore.ts'

function setup() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  return { kept, steps: createStepStore(storage), reloaded: () => createStepStore(storage) }
}

it('keeps each step of a tab through a reload, until it is done', () => {
  const { steps, reloaded } = setup()
  steps.keep('recovery', { token: 'a', needsCode: true })
  steps.keep('logIn', { token: 'b', needsCode: false })
  expect(reloaded().of('recovery')).toEqual({ token: 'a', needsCode: true })
  expect(reloaded().of('messengerPhone')).toBeNull()
  reloaded().forget('recovery')
  expect(steps.of('recovery')).toBeNull()
  expect(steps.of('logIn')).toEqual({ token: 'b', needsCode: false })
})

it.each(['', 'null', '{', '[]', '{"token":5}', '{"token":""}', '"a"'])('does not believe %j', text => {
  const { kept, steps } = setup()
  steps.keep('logIn', { token: 'b', needsCode: false })
  for (const name of kept.keys()) kept.set(name, text)
  expect(steps.of('logIn')).toBeNull()
})
