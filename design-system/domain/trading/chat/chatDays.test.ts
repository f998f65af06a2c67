import { describe, expect, it } from 'vitest'
import { chatDays, dayName } from './chatDays.ts'

const at = (day: number, hour = 12) => ({ createdAt: new Date(2026, 2, day, hour).toISOString() })

describe('chatDays', () => {
  it('puts neighbours of one day together, in order', () => {
    const days = chatDays([at(4, 9), at(4, 23), at(5, 0), at(7)], 'en')
    expect(days.map(({ key, items }) => `${key} ${items.length}`)).toEqual([
      '04.03.2026 2',
      '05.03.2026 1',
      '07.03.2026 1',
    ])
  })

  it('has no day without messages', () => {
    expect(chatDays([], 'ru')).toEqual([])
  })
})

describe('dayName', () => {
  const now = new Date(2026, 2, 5, 0, 30)

  it.each([
    [at(5, 0), 'today'],
    [at(4, 23), 'yesterday'],
    [at(4, 0), 'yesterday'],
    [at(3, 23), 'other'],
  ] as const)('%j is %s', ({ createdAt }, name) => {
    expect(dayName(createdAt, now, 'en')).toBe(name)
  })
})
