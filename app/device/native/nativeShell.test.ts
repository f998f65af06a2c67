import { expect, it, vi } from 'vitest'
import { nativeShellOf } from './nativeShell.ts'

it.each(['android', 'ios'] as const)('is the shell of %s, and is told in its own words', platform => {
  const said: string[] = []
  const soukShell = {
    platform,
    postMessage(this: unknown, text: string) {
      // As what a telephone injects does.
      if (this !== soukShell) throw new TypeError('Illegal invocation')
      said.push(text)
    },
  }
  const shell = nativeShellOf({ soukShell })
  shell?.tell({ type: 'back', done: false })
  expect(shell?.platform).toBe(platform)
  expect(said).toEqual(['{"type":"back","done":false}'])
})

it.each([
  ['nothing', {}],
  ['null', { soukShell: null }],
  ['a word', { soukShell: 'android' }],
  ['another platform', { soukShell: { platform: 'toaster', postMessage: vi.fn() } }],
  ['one that cannot be told anything', { soukShell: { platform: 'ios' } }],
])('is none of %s', (_, holder) => {
  expect(nativeShellOf(holder)).toBeNull()
})
