import { expect, test } from 'vitest'
import { fakeProvider } from '../../../tests/support/network/fakeProvider.ts'
import { seededRandom } from '../../runtime/random.ts'
import { handTimers } from '../../../tests/support/time/handTimers.ts'
import { httpIdentity } from './httpIdentity.ts'
import { reviewedIdentity } from './reviewedIdentity.ts'
import { signatureOf } from './signedReport.ts'

const key = 'key-of-the-identity-provider'
const webhookSecret = 'secret-of-its-reports'

async function bench() {
  const fake = await fakeProvider()
  return { fake, identity: httpIdentity({ url: fake.url, key, webhookSecret }, handTimers()) }
}

const check = {
  path: '/checks',
  headers: { authorization: `Bearer ${key}` },
  body: { reference: 'check-1', locale: 'ru' },
}
const token = 'token-of-the-widget'

test('a check is opened in the language of the one who is checked', async () => {
  const { fake, identity } = await bench()
  const widget_url = 'https://kyc.example/widget?t=1'
  void fake.next({ ...check, answer: { status: 201, body: { token, widget_url } } })
  expect(await identity.open('check-1', 'ru')).toEqual({ token, widgetUrl: widget_url })
})

test.each([
  ['no page', { token, widget_url: 'javascript:alert(1)' }],
  ['no token', { token: '', widget_url: 'https://kyc.example' }],
])('an answer with %s is a failure, told without the answer', async (_, body) => {
  const { fake, identity } = await bench()
  void fake.next({ ...check, answer: { body } })
  await expect(identity.open('check-1', 'ru')).rejects.toThrow(
    /^identity provider: POST \/checks was answered with something else than it asks for$/,
  )
})

const report = JSON.stringify({
  reference: 'check-1',
  status: 'approved',
  legal_name: 'АМИНА БЕЛЛО',
  country_code: 'NG',
})

test('a report with the right signature is read', async () => {
  const { identity } = await bench()
  expect(identity.read(report, signatureOf(report, webhookSecret))).toEqual({
    reference: 'check-1',
    status: 'approved',
    legalName: 'АМИНА БЕЛЛО',
    countryCode: 'NG',
    reason: null,
  })
})

test.each([
  ['of another secret', report, signatureOf(report, 'another-secret-of-ours')],
  ['none', report, ''],
  ['of the right length', report, '0'.repeat(64)],
  ['of another length', report, signatureOf(report, webhookSecret).slice(1)],
  ['in other signs', report, 'é'.repeat(32)],
  ['of another body', report.replace('check-1', 'check-2'), signatureOf(report, webhookSecret)],
  ['of the same meaning in other bytes', `${report} `, signatureOf(report, webhookSecret)],
])('a signature %s is not the provider’s', async (_, body, signature) => {
  const { identity } = await bench()
  expect(identity.read(body, signature)).toBeNull()
})

test.each([
  'no JSON',
  '{}',
  JSON.stringify({ reference: 'check-1', status: 'done' }),
  JSON.stringify({ reference: '', status: 'approved' }),
  JSON.stringify({ reference: 'check-1', status: 'approved', country_code: 'Nigeria' }),
])('%s is signed, and no report', async body => {
  const { identity } = await bench()
  expect(() => identity.read(body, signatureOf(body, webhookSecret))).toThrow(/its report is not understood$/)
})

test('without a provider a page of /dev decides, and signs as a provider would', async () => {
  const here = reviewedIdentity(seededRandom('identity'), 'secret-of-this-database')
  const there = reviewedIdentity(seededRandom('elsewhere'), 'secret-of-this-database')
  const opened = await here.open('check-1', 'en')
  expect(opened.widgetUrl).toBe(`/dev/identity/${opened.token}`)
  expect(opened.token.length).toBeGreaterThanOrEqual(43)
  expect((await here.open('check-1', 'en')).token).not.toBe(opened.token)
  const result = {
    reference: 'check-1',
    status: 'declined',
    legalName: null,
    countryCode: null,
    reason: 'The document is not readable',
  } as const
  const { body, signature } = there.report(result)
  expect(here.read(body, signature)).toEqual(result)
  expect(reviewedIdentity(seededRandom('x'), 'another-secret').read(body, signature)).toBeNull()
})
