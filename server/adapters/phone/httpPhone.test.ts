import { expect, test } from 'vitest'
import { fakeProvider } from '../../../tests/support/network/fakeProvider.ts'
import { fixedClock } from '../../../tests/support/time/fixedClock.ts'
import { handTimers } from '../../../tests/support/time/handTimers.ts'
import { httpPhone } from './httpPhone.ts'

const key = 'key-of-the-phone-provider'
const headers = {
  authorization: `Bearer ${key}`,
  'content-type': 'application/json',
  'idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
}

async function bench() {
  const fake = await fakeProvider()
  const clock = fixedClock('2026-03-01T12:00:00Z')
  const timers = handTimers()
  return { fake, clock, timers, phone: httpPhone({ url: `${fake.url}/v1`, key }, clock, timers) }
}

const sms = { path: '/v1/sms', headers, body: { to: '+2348012345678', text: 'Souk: код 4711' } }
const call = { path: '/v1/calls', headers, body: { to: '+2348012345678' } }

test('a text is sent, and sent again under the same key', async () => {
  const { fake, phone } = await bench()
  const first = fake.next({ ...sms, answer: { status: 202 } })
  await phone.sms('+2348012345678', 'Souk: код 4711')
  const again = fake.next({ ...sms, answer: { body: { id: 1 } } })
  await phone.sms('+2348012345678', 'Souk: код 4711')
  const other = fake.next({ ...sms, body: { ...sms.body, text: 'Souk: код 4712' }, answer: {} })
  await phone.sms('+2348012345678', 'Souk: код 4712')
  const keys = (await Promise.all([first, again, other])).map(sent => sent['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
  expect(keys[1]).toBe(keys[0])
})

test('the last four digits of who rings are the code; a minute later it is another call', async () => {
  const { fake, phone, clock } = await bench()
  const first = fake.next({ ...call, answer: { body: { caller: '+442079460123' } } })
  expect(await phone.call('+2348012345678')).toBe('0123')
  clock.advance(60_000)
  const later = fake.next({ ...call, answer: { body: { caller: '+442079469999' } } })
  expect(await phone.call('+2348012345678')).toBe('9999')
  expect((await first)['idempotency-key']).not.toBe((await later)['idempotency-key'])
})

test.each([
  ['no number', { body: { caller: 'unknown' } }, /something else/],
  ['no answer', { body: {} }, /something else/],
  ['a refusal', { status: 402, body: { error: `no money for ${key}` } }, /was answered with 402$/],
  ['another address', { status: 302 }, /was answered with 302$/],
])('%s is a failure', async (_, answer, message) => {
  const { fake, phone } = await bench()
  void fake.next({ ...call, answer })
  await expect(phone.call('+2348012345678')).rejects.toThrow(message)
})

test('a connection that breaks is a failure, told without key and number', async () => {
  const { fake, phone } = await bench()
  void fake.next({ ...call, answer: 'cut' })
  const error: unknown = await phone.call('+2348012345678').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'ChannelFailed', status: null })
  expect(`${String(error)} ${JSON.stringify(error)} ${String((error as Error).cause)}`).not.toMatch(
    /key-of|\+234|127\.0/,
  )
})

test('ten seconds without an answer are a failure', async () => {
  const { fake, phone, timers } = await bench()
  const asked = fake.next({ ...call, answer: 'silence' })
  const calling = phone.call('+2348012345678')
  await asked
  timers.pass(10_000)
  await expect(calling).rejects.toThrow('phone provider: POST /calls was not answered in time')
  expect(timers.next()).toBeNull()
})
