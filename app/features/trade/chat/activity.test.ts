import { manualTimers } from '../../../../tests/support/time/manualTimers.ts'
import { expect, it } from 'vitest'
import { createTypingActivity, typingPause } from './typingActivity.ts'

function setUp() {
  const timers = manualTimers()
  const sent: string[] = []
  const activity = createTypingActivity({
    timers,
    isLooking: true,
    send: ({ isLooking, isTyping }) =>
      sent.push(`${isLooking ? 'looks' : 'away'}${isTyping ? ', types' : ''}`),
  })
  return { activity, timers, sent }
}

it('says nothing before somebody listens, then what is true', () => {
  const { activity, sent } = setUp()
  activity.typed()
  expect(sent).toEqual([])
  activity.repeat()
  expect(sent).toEqual(['looks, types'])
})

it('says once that somebody types, however many keys, and once that they have stopped', () => {
  const { activity, timers, sent } = setUp()
  activity.repeat()
  activity.typed()
  timers.advance(typingPause - 1)
  activity.typed()
  timers.advance(typingPause - 1)
  expect(sent).toEqual(['looks', 'looks, types'])
  timers.advance(1)
  expect(sent).toEqual(['looks', 'looks, types', 'looks'])
})

it('types no more once it is sent, or while the page is hidden', () => {
  const { activity, timers, sent } = setUp()
  activity.repeat()
  activity.typed()
  activity.stopped()
  activity.typed()
  activity.setLooking(false)
  timers.advance(typingPause)
  expect(sent).toEqual(['looks', 'looks, types', 'looks', 'looks, types', 'away'])
})

it('says nothing more of what was sent, once it is there: the message itself ends the typing', () => {
  const { activity, timers, sent } = setUp()
  activity.repeat()
  activity.typed()
  activity.sent()
  activity.arrived()
  timers.advance(typingPause)
  expect(sent).toEqual(['looks', 'looks, types'])
  activity.typed()
  expect(sent.at(-1)).toBe('looks, types')
  expect(sent).toHaveLength(3)
})

it('says it again of whoever types on while the message is on its way', () => {
  const { activity, sent } = setUp()
  activity.repeat()
  activity.typed()
  activity.sent()
  activity.typed()
  activity.arrived()
  expect(sent).toEqual(['looks', 'looks, types', 'looks, types'])
})

it('does not type for ever when what was sent does not arrive', () => {
  const { activity, timers, sent } = setUp()
  activity.repeat()
  activity.typed()
  activity.sent()
  timers.advance(typingPause)
  expect(sent).toEqual(['looks', 'looks, types', 'looks'])
})
