import { manualTimers } from '../../../../tests/support/time/manualTimers.ts'
import { expect, it } from 'vitest'
import type { ChatEvent } from './ChatEvents.subscription.ts'
import { followChat } from './followChat.ts'

const event: ChatEvent = { __typename: 'ResyncEvent', event: 'ResyncEvent', resyncReason: 'subscribed' }

function setUp() {
  const timers = manualTimers()
  const lines: { next: (event: ChatEvent) => void; ended: (error: unknown) => void }[] = []
  let left = 0
  const heard: string[] = []
  const leave = followChat({
    timers,
    random: () => 0,
    onEvent: ({ event: name }) => heard.push(name),
    subscribe: sink => {
      lines.push(sink)
      return () => {
        left += 1
      }
    },
  })
  return { timers, lines, heard, leave, left: () => left }
}

it('begins again when the service ends it, later each time until something comes', () => {
  const { timers, lines } = setUp()
  for (const wait of [1000, 1000, 2000]) {
    lines.at(-1)?.ended(undefined)
    timers.advance(wait - 1)
    const before = lines.length
    timers.advance(1)
    expect(lines.length).toBe(before + 1)
  }
  lines.at(-1)?.next(event)
  lines.at(-1)?.ended(undefined)
  timers.advance(1000)
  expect(lines).toHaveLength(5)
})

it('does not insist where the trade is not the viewer’s', () => {
  const { timers, lines } = setUp()
  const extensions = { status: 403, code: 'forbidden', errors: { base: ['This is for the parties.'] } }
  lines[0]?.ended({ errors: [{ message: 'no', extensions }] })
  timers.advance(60_000)
  expect(lines).toHaveLength(1)
})

it('is over when nobody follows, also while it waits to begin again', () => {
  const { timers, lines, leave, left, heard } = setUp()
  lines[0]?.next(event)
  expect(heard).toEqual(['ResyncEvent'])
  lines[0]?.ended(undefined)
  leave()
  timers.advance(60_000)
  expect(lines).toHaveLength(1)
  expect(left()).toBe(0)
})
