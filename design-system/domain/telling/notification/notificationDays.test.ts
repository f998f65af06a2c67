import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { notificationDays } from './notificationDays.ts'
import type { NotificationShape } from './notificationShape.ts'

const told = (id: string, createdAt: string, tradeId: string | null = null): NotificationShape => ({
  id,
  type: 'Admin',
  code: 'trade_opened',
  tradeId,
  partnerName: null,
  amount: null,
  asset: null,
  methodName: null,
  tradeStatus: null,
  endsAt: null,
  createdAt,
  readAt: null,
})
const utcDay = (moment: string) => moment.slice(0, 10)
const drawn = (items: readonly NotificationShape[]) =>
  notificationDays(items, utcDay).map(({ day, groups }) => [
    day,
    ...groups.map(({ newest, earlier }) => [newest.id, ...earlier.map(({ id }) => id)].join(' < ')),
  ])

test('what a trade told within a day stands under the newest; what is of no trade by itself', () => {
  expect(
    drawn([
      told('7', '2026-03-05T12:00:00Z', 'A'),
      told('6', '2026-03-05T11:00:00Z'),
      told('5', '2026-03-05T10:00:00Z', 'B'),
      told('4', '2026-03-05T09:00:00Z', 'A'),
      told('3', '2026-03-05T08:00:00Z'),
      told('2', '2026-03-04T23:59:59Z', 'A'),
      told('1', '2026-03-04T08:00:00Z', 'A'),
    ]),
  ).toEqual([
    ['2026-03-05', '7 < 4', '6', '5', '3'],
    ['2026-03-04', '2 < 1'],
  ])
})

test('a group keeps its key while it grows, so that what was unfolded stays so', () => {
  const before = [told('1', '2026-03-05T08:00:00Z', 'A')]
  const after = [told('2', '2026-03-05T09:00:00Z', 'A'), ...before]
  const keyOf = (items: readonly NotificationShape[]) => notificationDays(items, utcDay)[0]?.groups[0]?.key
  expect(keyOf(after)).toBe(keyOf(before))
})

test('nothing is lost, nothing comes twice, and all stays newest first', () => {
  const item = fc.record({
    hour: fc.integer({ min: 0, max: 71 }),
    trade: fc.constantFrom('A', 'B', 'C', null),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 40 }), rows => {
      const items = rows
        .map(({ hour, trade }, index) =>
          told(`${index}`, new Date(Date.UTC(2026, 2, 3, hour)).toISOString(), trade),
        )
        .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
      const days = notificationDays(items, utcDay)
      const all = days.flatMap(({ groups }) => groups.flatMap(({ newest, earlier }) => [newest, ...earlier]))
      expect(all.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
      expect(days.map(({ day }) => day)).toEqual([
        ...new Set(items.map(({ createdAt }) => utcDay(createdAt))),
      ])
      for (const { day, groups } of days)
        for (const { newest, earlier } of groups) {
          const group = [newest, ...earlier]
          expect(group.every(one => utcDay(one.createdAt) === day && one.tradeId === newest.tradeId)).toBe(
            true,
          )
          expect(group.map(({ createdAt }) => createdAt)).toEqual(
            group
              .map(({ createdAt }) => createdAt)
              .toSorted()
              .toReversed(),
          )
        }
    }),
  )
})
