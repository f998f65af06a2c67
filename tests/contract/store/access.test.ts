import { beforeAll, describe, expect, it } from 'vitest'
import { openStore, storesPath } from '../../support/shop.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName } from '../roles/scene.ts'

const souk = suiteSouk({ env: { WEBHOOK_HOSTS: '127.0.0.1:8080' } })
let owner: Person
let store: string
beforeAll(async () => {
  owner = await souk.signUp(newName('merchant'))
  store = await openStore(souk, owner)
})

const change = (body: Json) => souk.call(`PATCH ${storesPath}/${store}`, { as: owner, body })
const read = async () => (await souk.call(`GET ${storesPath}/${store}`, { as: owner })).body

describe('the addresses of a shop', () => {
  it('are none at first, and its payers pay to the last unit', async () => {
    expect(await read()).toMatchObject({
      webhook_url: null,
      success_url: null,
      fail_url: null,
      tolerance_percent: '0',
    })
  })

  it('are kept as browsers read them, and taken away again', async () => {
    const urls = {
      webhook_url: 'https://shop.example:8443/souk?shop=1',
      success_url: 'https://shop.example/thanks',
      fail_url: 'https://münchen.example/fail',
    }
    const kept = { ...urls, fail_url: 'https://xn--mnchen-3ya.example/fail' }
    expect((await change(urls)).body).toMatchObject(kept)
    expect((await change({ fail_url: null })).body).toMatchObject({ ...kept, fail_url: null })
    expect(await read()).toMatchObject({ ...kept, fail_url: null })
  })

  it('may be those of this machine that are on the list', async () => {
    const { status } = await change({ webhook_url: 'http://127.0.0.1:8080/hook' })
    expect(status).toBe(200)
  })

  it.each([
    ['', 'url_invalid'],
    ['shop.example/hook', 'url_invalid'],
    ['http://shop.example/hook', 'url_invalid'],
    ['ftp://shop.example/hook', 'url_invalid'],
    ['javascript:alert(1)', 'url_invalid'],
    ['https://user@shop.example/', 'url_invalid'],
    ['https://user:password@shop.example/', 'url_invalid'],
    ['http://127.0.0.1:8081/hook', 'url_invalid'],
    ['https://127.0.0.1/hook', 'url_not_public'],
    ['https://2130706433/', 'url_not_public'],
    ['https://0177.0.0.1/', 'url_not_public'],
    ['https://[::ffff:127.0.0.1]/', 'url_not_public'],
    ['https://169.254.169.254/latest/meta-data', 'url_not_public'],
    ['https://10.0.0.7/', 'url_not_public'],
  ])('are not %j: %s', async (url, code) => {
    const before = await read()
    for (const field of ['webhook_url', 'success_url', 'fail_url'])
      expect(await change({ [field]: url })).toMatchObject({
        status: 422,
        body: { code, errors: { [field]: [expect.any(String)] } },
      })
    expect(await read()).toEqual(before)
  })

  it('have 2000 signs at most, also once they are written out', async () => {
    const url = `https://shop.example/${'ä'.repeat(600)}`
    expect(await change({ webhook_url: url })).toMatchObject({ status: 422, body: { code: 'too_long' } })
  })
})

describe('the tolerance of a store', () => {
  it.each([
    ['0', '0'],
    ['0.50', '0.5'],
    ['1.25', '1.25'],
    ['2', '2'],
  ])('of %s is kept as %s', async (given, kept) => {
    expect((await change({ tolerance_percent: given })).body).toMatchObject({ tolerance_percent: kept })
  })

  it.each([
    ['2.01', 'too_large'],
    ['100', 'too_large'],
    ['-0.5', 'too_small'],
    ['0.125', 'too_many_decimals'],
    ['1,5', 'invalid_decimal'],
  ])('of %s is refused: %s', async (given, code) => {
    const before = await read()
    expect(await change({ tolerance_percent: given })).toMatchObject({
      status: 422,
      body: { code, errors: { tolerance_percent: [expect.any(String)] } },
    })
    expect(await read()).toEqual(before)
  })
})
