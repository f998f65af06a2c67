import { expect, test } from 'vitest'
import { type Delivery, DeliveryQueue } from './deliveries.ts'

const event = (name: string, data: Record<string, unknown> = {}): Delivery => ({
  kind: 'event',
  event: { event: name, data },
})
const taken = async (queue: DeliveryQueue, count: number) => {
  const values = []
  for (let index = 0; index < count; index += 1) values.push(await queue.next())
  return values.map(({ value, done }) => (done === true ? 'done' : value))
}

test('gives what came before and after it was asked, in order', async () => {
  const queue = new DeliveryQueue({ capacity: 10, onDone: () => undefined })
  queue.push(event('a'))
  const asked = taken(queue, 3)
  queue.push(event('b'))
  queue.push(event('c'))
  expect(await asked).toEqual([event('a'), event('b'), event('c')])
})

test('an overflow drops what waits and is told once for all of it', async () => {
  let overflows = 0
  const queue: DeliveryQueue = new DeliveryQueue({
    capacity: 3,
    onDone: () => undefined,
    onOverflow: () => {
      overflows += 1
      queue.push({ kind: 'resync', reason: 'overflow' })
    },
  })
  for (let index = 0; index < 4; index += 1) queue.push(event(`e${index}`))
  queue.push(event('after'))
  expect(overflows).toBe(1)
  expect(await taken(queue, 2)).toEqual([{ kind: 'resync', reason: 'overflow' }, event('after')])
})

test('the latest of a key replaces the one that still waits', async () => {
  const queue = new DeliveryQueue({
    capacity: 3,
    onDone: () => undefined,
    keyOf: ({ data }) => (typeof data['id'] === 'string' ? data['id'] : null),
  })
  for (let price = 0; price < 100; price += 1) queue.push(event('price', { id: 'a', price }))
  queue.push(event('price', { id: 'b', price: 7 }))
  expect(await taken(queue, 2)).toEqual([
    event('price', { id: 'a', price: 99 }),
    event('price', { id: 'b', price: 7 }),
  ])
})

test('after its end it is done, for whoever asks and however often', async () => {
  let isLeft = false
  const queue = new DeliveryQueue({ capacity: 3, onDone: () => (isLeft = true) })
  queue.push(event('last'))
  queue.push({ kind: 'end', reason: 'sessionClosed' })
  queue.push(event('too late'))
  expect(await taken(queue, 4)).toEqual([
    event('last'),
    { kind: 'end', reason: 'sessionClosed' },
    'done',
    'done',
  ])
  expect(isLeft).toBe(true)
})

test('a client that leaves wakes who waits for it', async () => {
  const queue = new DeliveryQueue({ capacity: 3, onDone: () => undefined })
  const waiting = queue.next()
  await queue.return()
  expect(await waiting).toEqual({ value: undefined, done: true })
})
