import { beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { newName, onePixel } from '../roles/scene.ts'
import { newStore } from '../roles/props.ts'
import { wholeLook } from '../roles/storeTable.ts'

const souk = suiteSouk()
let owner: Person
let id: string
beforeAll(async () => {
  owner = await souk.signUp(newName('merchant'))
  const { body } = await souk.call(`POST ${stores}`, { as: owner, body: newStore })
  id = body['account_id'] as string
})

const stores = '/v1/me/merchant_accounts'
const day = 86_400_000
const read = async () => (await souk.call<{ look: Json }>(`GET ${stores}/${id}`, { as: owner })).body.look
const change = (body: Json) => souk.call(`PATCH ${stores}/${id}`, { as: owner, body })
const { style } = wholeLook

describe('the style of a store', () => {
  it('is kept in small letters', async () => {
    const { body } = await change({
      ...wholeLook,
      style: { ...style, background_color1: '#FFFFFF', background_color2: '#EEEEFF' },
    })
    expect(body['look']).toMatchObject({
      style: { background_color1: '#ffffff', background_color2: '#eeeeff', text_color: '#13171d' },
      colors: wholeLook.colors,
    })
    expect(await read()).toEqual(body['look'])
  })

  it('has one background where only the first is given', async () => {
    const { background_color2: _, ...first } = style
    const { body } = await change({ style: { ...first, background_color1: '#FAFAFA' } })
    expect(body['look']).toMatchObject({
      style: { background_color1: '#fafafa', background_color2: '#fafafa' },
    })
  })

  it.each([
    ['text on the first background', { background_color1: '#333333' }, 'text_color', '1.42'],
    ['text on the second background', { background_color2: '#101010' }, 'text_color', '1'],
    // Both ends pass at 4.5 and more; the middle of black and white does not.
    [
      'text in the middle of the gradient',
      { text_color: '#767676', background_color1: '#000000', background_color2: '#ffffff' },
      'text_color',
      '1',
    ],
    [
      'the label on its button',
      { button_text_color: '#777777', button_background_color: '#ffffff' },
      'button_text_color',
      '4.47',
    ],
  ])('is refused for %s', async (_, colours, field, ratio) => {
    const before = await read()
    const answer = await change({ style: { ...style, ...colours } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'style_unreadable' } })
    expect(Object.keys(answer.body['errors'] as Json)).toEqual([`style.${field}`])
    expect(JSON.stringify(answer.body)).toContain(ratio)
    expect(await read()).toEqual(before)
  })

  it.each(['red', '#fff', '#12345g', 'url(x)', '#13171d;background:url(//x)', 'var(--x)'])(
    'takes no %s for a colour',
    async colour => {
      const answer = await change({ style: { ...style, text_color: colour } })
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body['errors'] as Json)).toEqual(['style.text_color'])
    },
  )
})

async function send(picture: 'logo' | 'background', bytes: Buffer, type = 'image/png', as = owner) {
  const form = new FormData()
  form.append(picture, new Blob([new Uint8Array(bytes)], { type }), 'harbor.png')
  const answer = await fetch(`${souk.server.url}/api${stores}/${id}/${picture}`, {
    method: 'POST',
    headers: { 'x-access-token': as.token },
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}
const bytesAt = async (url: unknown) => {
  const answer = await fetch(`${souk.server.url}${url as string}`)
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#173d31' } })

describe('a picture of a store', () => {
  it('is scaled, shown to everybody, replaced and removed', async () => {
    const logo = await send('logo', await painted(900, 600).png().toBuffer())
    expect(logo).toMatchObject({ status: 200, body: { width: 512, height: 341, name: 'harbor.png' } })
    expect(await read()).toMatchObject({ logo: logo.body })
    const { url } = logo.body
    expect((await sharp((await bytesAt(url)).bytes).metadata()).width).toBe(512)

    await send('logo', await painted(64, 64).jpeg().toBuffer(), 'image/jpeg')
    expect((await bytesAt(url)).status).toBe(404)
    const { body } = await souk.call<{ look: Json }>(`DELETE ${stores}/${id}/logo`, { as: owner })
    expect(body.look).toMatchObject({ logo: null })
  })

  it('has a thumbnail as a background', async () => {
    const { body } = await send('background', await painted(1600, 900).jpeg().toBuffer(), 'image/jpeg')
    expect(body).toMatchObject({ width: 1600, height: 900 })
    expect((await sharp((await bytesAt(body['thumbnail_url'])).bytes).metadata()).width).toBe(320)
    expect((await read())['style']).toMatchObject({ background: body })
    await souk.call(`DELETE ${stores}/${id}/background`, { as: owner })
    expect((await bytesAt(body['url'])).status).toBe(404)
    expect((await bytesAt(body['thumbnail_url'])).status).toBe(404)
  })

  it('is PNG or JPG, whole, and no larger than allowed', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const large = Buffer.concat([onePixel, Buffer.alloc(1024 * 1024 + 1 - onePixel.length)])
    expect(await send('logo', gif, 'image/gif')).toMatchObject({ body: { code: 'file_type_not_allowed' } })
    expect(await send('logo', svg, 'image/png')).toMatchObject({ body: { code: 'file_type_not_allowed' } })
    expect(await send('logo', large)).toMatchObject({ status: 422, body: { code: 'file_too_large' } })
    expect(await send('logo', onePixel.subarray(0, 40))).toMatchObject({ body: { code: 'file_damaged' } })
    expect(await read()).toMatchObject({ logo: null })
  })

  it('of somebody else’s store is not taken', async () => {
    const stranger = await souk.signUp(newName('stranger'))
    expect(await send('logo', onePixel, 'image/png', stranger)).toMatchObject({ status: 404 })
  })
})

describe('a link to a look', () => {
  const share = (body: Json = {}) =>
    souk.call<{ token: string; expires_at: string }>(`POST ${stores}/${id}/previews`, { as: owner, body })
  const shown = (token: string) => souk.call('POST /v1/merchant_previews', { body: { token } })

  it('shows the look with what was sent along, to anybody, and changes nothing', async () => {
    const before = await read()
    const { body } = await share({ show_name: false, style: { ...style, background_color1: '#e0ffe0' } })
    const look = await shown(body.token)
    expect(look).toMatchObject({
      status: 200,
      body: { show_name: false, style: { background_color1: '#e0ffe0' }, title: 'Harbor & Pine Coffee' },
    })
    expect(await read()).toEqual(before)
  })

  it('is kept as a hash alone', async () => {
    const { body } = await share()
    const rows = await souk.server.parts.database.db.selectFrom('store_preview').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(body.token)
  })

  it('is not made of a style that cannot be read', async () => {
    const answer = await share({ style: { ...style, text_color: '#eeeeee' } })
    expect(answer).toMatchObject({ status: 422, body: { code: 'style_unreadable' } })
  })

  it('ends after a week', async () => {
    const { body } = await share()
    await souk.advance(7 * day + 1000)
    expect((await shown(body.token)).status).toBe(404)
    await souk.advance(3_600_000)
    const rows = await souk.server.parts.database.db.selectFrom('store_preview').selectAll().execute()
    expect(rows).toEqual([])
  })
})
