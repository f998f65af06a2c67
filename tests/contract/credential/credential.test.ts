import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { makeAdvert } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { pictureOf } from '../../support/databasePicture.ts'
import { switchOn } from '../account/inbox.ts'
import { savedRequisites } from '../roles/props.ts'
import { newName, signUpTrader } from '../roles/scene.ts'

type Saved = Json & { id: string; code: string; errors: Json; adverts_count: number }

const souk = suiteSouk()

const sepa = {
  name: 'Savings',
  currency_code: 'EUR',
  payment_method_code: 'sepa',
  credentials: [
    { kind: 'iban', value: 'de89 3704 0044 0532 0130 00' },
    { kind: 'account_name', value: ' Jo Doe ' },
  ],
}
const person = () => signUpTrader(souk, 'saver')
const save = (as: Person, body: object = savedRequisites, key?: string) =>
  souk.call<Saved>('POST /v1/payment_credentials', { as, body, ...(key ? { key } : {}) })
const change = (as: Person, id: string, body: object) =>
  souk.call<Saved>(`PATCH /v1/payment_credentials/${id}`, { as, body })
const read = (as: Person, id: string) => souk.call<Saved>(`GET /v1/payment_credentials/${id}`, { as })
const remove = (as: Person, id: string) => souk.call<Saved>(`DELETE /v1/payment_credentials/${id}`, { as })
const list = async (as: Person, query = '') =>
  (await souk.call<{ items: Saved[]; limit: number }>(`GET /v1/payment_credentials${query}`, { as })).body

describe('saved requisites', () => {
  it('are kept as their method writes them, and read back by their owner', async () => {
    const owner = await person()
    const { status, body } = await save(owner, {
      ...sepa,
      applink: 'https://bank.example/pay',
      description: 'Any time.',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Savings',
      currency_code: 'EUR',
      payment_method: { code: 'sepa', name: 'SEPA transfer', reversible: false },
      credentials: [
        { kind: 'iban', value: 'DE89370400440532013000' },
        { kind: 'account_name', value: 'Jo Doe' },
      ],
      applink: 'https://bank.example/pay',
      description: 'Any time.',
      auto_issue: false,
      max_auto_issue_amount: null,
      is_active: true,
      adverts_count: 0,
    })
    expect((await read(owner, body.id)).body).toEqual(body)
    expect(await list(owner)).toEqual({ items: [body], limit: 50 })
    const { body: nigerian } = await save(owner)
    expect((await list(owner)).items.map(({ id }) => id)).toEqual([nigerian.id, body.id])
    expect((await list(owner, '?currency_code=EUR')).items).toEqual([body])
    expect((await list(owner, '?payment_method_code=opay')).items).toEqual([nigerian])
    expect((await list(await person())).items).toEqual([])
  })

  it('change in part, and keep their id', async () => {
    const owner = await person()
    const { body: before } = await save(owner, { ...sepa, auto_issue: true, max_auto_issue_amount: '250.50' })
    await souk.advance(1000)
    const { body: after } = await change(owner, before.id, { name: 'Daily', is_active: false })
    const kept = { ...before, name: 'Daily', is_active: false }
    expect({ ...after, updated_at: null }).toEqual({ ...kept, updated_at: null })
    expect(after['updated_at']).not.toBe(before['updated_at'])
    // The limit goes with what it limits.
    const off = await change(owner, before.id, { auto_issue: false })
    expect(off.body).toMatchObject({ auto_issue: false, max_auto_issue_amount: null })
  })

  it.each([
    [{ name: '' }, 'name', 'required'],
    [{ name: 'x'.repeat(61) }, 'name', 'too_long'],
    [{ currency_code: 'ZZZ' }, 'currency_code', 'invalid_choice'],
    [{ currency_code: 'KES' }, 'payment_method_code', 'invalid_choice'],
    [{ payment_method_code: 'no_such_method' }, 'payment_method_code', 'invalid_choice'],
    [{ applink: 'http://bank.example' }, 'applink', 'applink_invalid'],
    [{ applink: 'javascript:alert(1)' }, 'applink', 'applink_invalid'],
    [{ description: 'x'.repeat(301) }, 'description', 'too_long'],
    [{ max_auto_issue_amount: '100' }, 'max_auto_issue_amount', 'auto_issue_off'],
    [{ auto_issue: true, max_auto_issue_amount: '0' }, 'max_auto_issue_amount', 'too_small'],
    [{ auto_issue: true, max_auto_issue_amount: '1.001' }, 'max_auto_issue_amount', 'too_many_decimals'],
    [{ credentials: [] }, 'iban', 'required'],
    [{ credentials: [{ kind: 'iban', value: 'DE89370400440532013001' }] }, 'iban', 'iban_invalid'],
    [{ credentials: [{ kind: 'card', value: '5500000000000004' }] }, 'card', 'invalid_choice'],
    [{ credentials: [...sepa.credentials, sepa.credentials[0]] }, 'iban', 'invalid_choice'],
  ])('%j is refused at %s: %s, and nothing is written', async (wrong, field, code) => {
    const owner = await person()
    const { body: kept } = await save(owner, sepa)
    const before = await pictureOf(souk.server.parts.database)
    for (const answer of [await save(owner, { ...sepa, ...wrong }), await change(owner, kept.id, wrong)])
      expect(answer).toMatchObject({ status: 422, body: { code, errors: { [field]: [expect.any(String)] } } })
    expect(await pictureOf(souk.server.parts.database)).toEqual(before)
  })

  it('are nobody else’s: another person is told that there are none', async () => {
    const [owner, other] = [await person(), await person()]
    const { body } = await save(owner)
    for (const answer of [
      await read(other, body.id),
      await change(other, body.id, { name: 'Mine' }),
      await remove(other, body.id),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect((await read(owner, body.id)).body).toEqual(body)
  })

  it('are up to fifty of one person, also when sent at once', async () => {
    const owner = await person()
    const { db } = souk.server.parts.database
    const { body } = await save(owner)
    const row = await db
      .selectFrom('payment_credential')
      .selectAll()
      .where('id', '=', body.id as never)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('payment_credential')
      .values(
        Array.from({ length: 48 }, () => ({
          ...row,
          id: randomUUID() as never,
          secret: JSON.stringify(row.secret),
        })),
      )
      .execute()
    // Copies of a row do not open at another id, so they are not listed here.
    const answers = await Promise.all([save(owner), save(owner), save(owner)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'credential_limit_reached',
      params: { limit: 50 },
    })
    await db.deleteFrom('payment_credential').where('user_id', '=', row.user_id).execute()
  })

  it('are made once for one key, and the second answer is the first', async () => {
    const owner = await person()
    const key = randomUUID()
    const [one, two] = await Promise.all([save(owner, sepa, key), save(owner, sepa, key)])
    expect(two.body).toEqual(one.body)
    expect((await list(owner)).items).toEqual([one.body])
    expect(await save(owner, { ...sepa, name: 'Other' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    })
  })
})

describe('requisites that an advert uses', () => {
  const used = async () => {
    const owner = await person()
    await souk.give(owner, 'BTC', '1')
    const { body: saved } = await save(owner)
    const advert = await makeAdvert(souk, owner, { requisites: [], payment_credential_id: saved.id })
    return { owner, saved, advert }
  }

  it('are counted, may be switched off, and go when the advert is archived', async () => {
    const { owner, saved, advert } = await used()
    expect((await read(owner, saved.id)).body.adverts_count).toBe(1)
    expect((await change(owner, saved.id, { is_active: false })).status).toBe(200)
    expect(await remove(owner, saved.id)).toMatchObject({
      status: 409,
      body: { code: 'credential_in_use', params: { count: 1 } },
    })
    await souk.call(`DELETE /v2/pro/${advert.id}`, { as: owner })
    expect((await remove(owner, saved.id)).body).toEqual({ is_done: true })
    expect((await read(owner, saved.id)).status).toBe(404)
    // It is shown again with requisites alone.
    const shown = { as: owner, body: { status: 'listed' } }
    expect(await souk.call(`PATCH /v2/pro/${advert.id}`, shown)).toMatchObject({
      status: 422,
      body: { errors: { requisites: [expect.any(String)] } },
    })
  })

  it('stand in the settings, which their owner alone sees; typed lines take their place', async () => {
    const { owner, saved, advert } = await used()
    const seen = async (as: Person) => (await souk.call(`GET /v2/pro/${advert.id}`, { as })).body
    expect(await seen(owner)).toMatchObject({ settings: { requisites: [], payment_credential_id: saved.id } })
    expect(await seen(await person())).toMatchObject({ settings: null })
    const requisites = [{ kind: 'wallet_id', value: '0142883761' }]
    await souk.call(`PATCH /v2/pro/${advert.id}`, { as: owner, body: { requisites } })
    expect(await seen(owner)).toMatchObject({ settings: { requisites, payment_credential_id: null } })
    await souk.call(`PATCH /v2/pro/${advert.id}`, { as: owner, body: { payment_credential_id: saved.id } })
    expect(await seen(owner)).toMatchObject({ settings: { requisites: [], payment_credential_id: saved.id } })
  })

  it('must be the owner’s, for the currency and one of the methods, and of who sells', async () => {
    const { owner, saved } = await used()
    const { body: others } = await save(await person())
    const { body: euros } = await save(owner, sepa)
    const attempt = async (changes: object) => {
      const body = {
        type: 'Ad::Sell',
        crypto_currency_code: 'BTC',
        currency_code: 'NGN',
        payment_method_codes: ['opay'],
      }
      const rest = {
        price_mode: 'average',
        margin_percent: '1',
        minimum: '10000',
        maximum: '20000',
        ...changes,
      }
      return souk.call('POST /v2/pro', { as: owner, body: { ...body, ...rest } })
    }
    const at = (field: string, code: string) => ({
      body: { code, errors: { [field]: [expect.any(String)] } },
    })
    const field = 'payment_credential_id'
    expect(await attempt({})).toMatchObject(at('requisites', 'required'))
    expect(await attempt({ [field]: others.id })).toMatchObject(at(field, 'not_found'))
    expect(await attempt({ [field]: euros.id })).toMatchObject(at(field, 'invalid_choice'))
    expect(await attempt({ [field]: saved.id, payment_method_codes: ['palmpay'] })).toMatchObject(
      at(field, 'invalid_choice'),
    )
    expect(await attempt({ [field]: saved.id, type: 'Ad::Buy' })).toMatchObject(at(field, 'invalid_choice'))
    expect(await attempt({ [field]: saved.id })).toMatchObject({ status: 200 })
  })

  it('change for a code where their owner protects where buyers pay', async () => {
    const { owner, saved, advert } = await used()
    const { body: free } = await save(owner)
    const { next } = await switchOn(souk, owner)
    await souk.call('PATCH /v1/users/two_way_auth_settings', {
      as: owner,
      body: { actions: ['change_sell_requisites'], code: await next() },
    })
    const credentials = [
      { kind: 'account_number', value: '0999999999' },
      { kind: 'account_name', value: 'SOMEBODY ELSE' },
    ]
    expect(await change(owner, saved.id, { credentials })).toMatchObject({
      status: 403,
      body: { code: 'two_factor_required', errors: { code: [expect.any(String)] } },
    })
    expect((await change(owner, saved.id, { name: newName('Name') })).status).toBe(200)
    expect((await change(owner, free.id, { credentials })).status).toBe(200)
    // An advert that is archived comes back with them.
    await souk.call(`DELETE /v2/pro/${advert.id}`, { as: owner })
    expect((await change(owner, saved.id, { credentials })).body.code).toBe('two_factor_required')
    expect((await change(owner, saved.id, { credentials, code: await next() })).body).toMatchObject({
      credentials,
    })
  })
})
