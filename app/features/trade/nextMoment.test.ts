import { expect, it } from 'vitest'
import { nextMoment } from './nextMoment.ts'

const now = new Date('2030-01-31T12:00:00.000Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
const action = (availableAt: string | null, until: string | null = null) => ({ availableAt, until })

it.each([
  ['the deadline', { timer: { endsAt: at(60) }, actions: [] }, 60_000],
  [
    'when something becomes possible before it',
    { timer: { endsAt: at(60) }, actions: [action(at(20))] },
    20_000,
  ],
  ['when something ends before it', { timer: { endsAt: at(60) }, actions: [action(null, at(5))] }, 5000],
  ['nothing that is over', { timer: { endsAt: at(-1) }, actions: [action(at(-5), at(0))] }, null],
  ['nothing without a time', { timer: null, actions: [action(null)] }, null],
])('waits for %s', (_, trade, milliseconds) => {
  expect(nextMoment(trade, now)).toBe(milliseconds)
})
