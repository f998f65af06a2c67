import { createHmac } from 'node:crypto'
import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteGateway, suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'

const souk = suiteSouk()
const gateway = suiteGateway(souk)

interface Opened {
  readonly token: string
  readonly widget_url: string
  readonly status: string
}
interface Check {
  readonly id: string
  readonly user_name: string
  readonly status: string
}
const open = async (as: Person) =>
  (await souk.call<Opened>('GET /v1/users/get_verification_token', { as })).body
const identity = async (as: Person) => (await souk.call('GET /v1/me/identity', { as })).body
const submit = (url: string) => souk.call(`POST ${url}` as 'POST /dev', { body: {} })
const checksOf = async ({ name }: Person) => {
  const { body } = await souk.call<{ items: Check[] }>('GET /dev/identity/checks')
  return body.items.filter(({ user_name }) => user_name === name)
}
const decide = async (person: Person, body: Json) =>
  souk.call(`POST /dev/identity/checks/${(await checksOf(person))[0]?.id ?? ''}`, { body })
const approved = { status: 'approved', legal_name: 'AMINA BELLO', country_code: 'NG' }

/** A report as a provider posts it, through the gateway, signed as the embedded provider does. */
async function report(reference: string, result: Json, spoil: (body: string) => string = body => body) {
  const { db } = souk.server.parts.database
  const { value } = await db
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', 'identity_review')
    .executeTakeFirstOrThrow()
  const body = JSON.stringify({ reference, ...result }, null, 2)
  const answer = await fetch(`${gateway.url}/api/v1/identity/reports`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signature': createHmac('sha256', value).update(body).digest('hex'),
    },
    body: spoil(body),
  })
  return { status: answer.status, code: ((await answer.json()) as Json)['code'] }
}

describe('an identity check', () => {
  it('goes from the widget to the reviewer, and gives the account its legal name', async () => {
    const person = await souk.signUp(newName('checked'))
    expect(await identity(person)).toMatchObject({ status: 'none', legal_name: null })
    const { token, widget_url, status } = await open(person)
    expect({ widget_url, status }).toEqual({ widget_url: `/dev/identity/${token}`, status: 'started' })
    const page = await fetch(souk.server.url + widget_url)
    expect(await page.text()).toContain('Identity check')
    expect((await submit(widget_url)).status).toBe(200)
    expect(await identity(person)).toMatchObject({ status: 'pending' })
    expect(await open(person)).toEqual({ token: null, widget_url: null, status: 'pending' })
    expect((await decide(person, approved)).status).toBe(200)
    expect(await identity(person)).toMatchObject({
      status: 'approved',
      legal_name: 'AMINA BELLO',
      decided_at: expect.any(String),
    })
    expect((await souk.call('GET /v1/me', { as: person })).body).toMatchObject({ is_identity_verified: true })
    expect(await open(person)).toMatchObject({ token: null, status: 'approved' })
  })

  it('is gone on with while it is open, with another token, and there is one however often it is opened', async () => {
    const person = await souk.signUp(newName('goeson'))
    const both = await Promise.all([open(person), open(person)])
    const again = await open(person)
    expect(new Set([...both, again].map(({ token }) => token)).size).toBe(3)
    expect(await checksOf(person)).toHaveLength(1)
    expect((await submit(both[0]?.widget_url ?? '')).status).toBe(404)
    expect((await submit(again.widget_url)).status).toBe(200)
  })

  it('that is declined says why, and another may be begun', async () => {
    const person = await souk.signUp(newName('declined'))
    await open(person)
    await decide(person, { status: 'declined', reason: 'The picture is not sharp.' })
    expect(await identity(person)).toMatchObject({
      status: 'declined',
      reason: 'The picture is not sharp.',
      legal_name: null,
    })
    expect(await open(person)).toMatchObject({ status: 'started', token: expect.any(String) })
    expect(await identity(person)).toMatchObject({ status: 'started', reason: null })
    expect(await checksOf(person)).toHaveLength(2)
  })

  it('is opened ten times an hour', async () => {
    const person = await souk.signUp(newName('often'))
    for (let opened = 0; opened < 10; opened++) await open(person)
    const more = await souk.call('GET /v1/users/get_verification_token', { as: person })
    expect(more.body['code']).toBe('too_many_requests')
  })
})

describe('a report of the provider', () => {
  it('decides once, through the gateway; what comes later changes nothing', async () => {
    const person = await souk.signUp(newName('reported'))
    await open(person)
    const id = (await checksOf(person))[0]?.id ?? ''
    expect(await report(id, { status: 'declined', reason: 'No match.' })).toMatchObject({ status: 200 })
    expect(await report(id, approved)).toMatchObject({ status: 200 })
    expect(await identity(person)).toMatchObject({ status: 'declined' })
    expect((await souk.call('GET /v1/me', { as: person })).body).toMatchObject({
      is_identity_verified: false,
    })
  })

  it('is one of two that contradict each other at the same moment', async () => {
    const person = await souk.signUp(newName('torn'))
    await open(person)
    const id = (await checksOf(person))[0]?.id ?? ''
    await Promise.all([report(id, approved), report(id, { status: 'declined', reason: 'No.' })])
    const { status } = await identity(person)
    const { is_identity_verified } = (await souk.call('GET /v1/me', { as: person })).body
    expect(is_identity_verified).toBe(status === 'approved')
  })

  it.each([
    ['of other bytes', (body: string) => body.replace('AMINA', 'OTHER')],
    ['of the same meaning in other bytes', (body: string) => `${body} `],
    ['of nothing', () => ''],
  ])('is refused with a signature %s', async (_, spoil) => {
    const person = await souk.signUp(newName('forged'))
    await open(person)
    const id = (await checksOf(person))[0]?.id ?? ''
    expect(await report(id, approved, spoil)).toEqual({ status: 403, code: 'forbidden' })
    expect(await identity(person)).toMatchObject({ status: 'started' })
  })

  it.each(['01900000-0000-7000-8000-000000000000', 'no id at all'])(
    'of %s is of nothing',
    async reference => {
      expect(await report(reference, approved)).toEqual({ status: 404, code: 'not_found' })
    },
  )
})

describe('the pages where no provider is set up', () => {
  it.each(['/dev/identity', '/dev/identity/A-token-that-is-none-at-all', '/dev/messenger?start=A-code'])(
    '%s runs a script of its own file and no other',
    async path => {
      const page = await fetch(`${gateway.url}${path}`)
      const html = await page.text()
      expect(page.headers.get('content-type')).toContain('text/html')
      const scripts = [...html.matchAll(/<script src="([^"]+)" defer><\/script>/g)].map(
        ([, source]) => source,
      )
      expect(html.match(/<script/g)).toHaveLength(scripts.length)
      for (const source of scripts) {
        const script = await fetch(`${gateway.url}${source}`)
        expect(script.headers.get('content-type')).toContain('text/javascript')
        const text = await script.text()
        expect(() => new Script(text)).not.toThrow()
      }
    },
  )
})
