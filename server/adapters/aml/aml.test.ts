import { expect, test } from 'vitest'
import { fakeProvider } from '../../../tests/support/network/fakeProvider.ts'
import { fixedClock } from '../../../tests/support/time/fixedClock.ts'
import { handTimers } from '../../../tests/support/time/handTimers.ts'
import { amlDesk } from './amlDesk.ts'
import { httpAml } from './httpAml.ts'
import { listedAml } from './listedAml.ts'

const subject = { network: 'bitcoin', address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' } as const
const listed = { network: 'bitcoin', address: '12t9YDPgwueZ9NyMgw519p7AA8isjr6SMw' } as const

async function bench() {
  const fake = await fakeProvider()
  const access = { url: `${fake.url}/v1`, key: 'key-of-the-aml-provider' }
  return { fake, aml: httpAml(access, handTimers()) }
}
const call = {
  path: '/v1/screen',
  headers: { authorization: 'Bearer key-of-the-aml-provider', 'content-type': 'application/json' },
  body: subject,
}

test('a provider is asked about network and address, and nothing of the person', async () => {
  const { fake, aml } = await bench()
  void fake.next({ ...call, answer: { body: { verdict: 'clear' } } })
  expect(await aml.screen(subject)).toBe('clear')
  void fake.next({ ...call, answer: { body: { verdict: 'refused' } } })
  expect(await aml.screen(subject)).toBe('refused')
})

test.each([
  ['another word', { body: { verdict: 'perhaps' } }, /something else/],
  ['a failure of theirs', { status: 500 }, /was answered with 500/],
])('%s is no verdict: nothing is sent on it', async (_, answer, message) => {
  const { fake, aml } = await bench()
  void fake.next({ ...call, answer })
  await expect(aml.screen(subject)).rejects.toThrow(message)
})

test('the desk knows what it was told for some minutes', async () => {
  const clock = fixedClock('2026-03-01T12:00:00Z')
  const desk = amlDesk(listedAml, clock)
  expect(desk.known(listed)).toBeNull()
  expect(await desk.screen(listed)).toBe('refused')
  expect(await desk.screen(subject)).toBe('clear')
  expect([desk.known(listed), desk.known(subject)]).toEqual(['refused', 'clear'])
  clock.advance(6 * 60_000)
  expect(desk.known(listed)).toBeNull()
})
