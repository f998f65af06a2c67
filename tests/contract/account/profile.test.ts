import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { testPassword, type Json, type Person } from '../../support/soukClient.ts'
import { logInAs, newName, signUpTrader } from '../roles/scene.ts'
import { addressOf, messagesTo, signUpConfirmed } from './inbox.ts'

const souk = suiteSouk()

const change = (as: Person, body: object) => souk.call('PATCH /v1/me', { as, body })
const settings = async (as: Person) => (await souk.call('GET /v1/me/profile_settings', { as })).body

describe('what somebody sets', () => {
  it('is kept field by field, and a wrong field changes nothing', async () => {
    const person = await souk.signUp(newName('sets'))
    await change(person, { introduction: 'I answer fast.', disabled_currency_codes: ['JPY', 'CNY'] })
    await change(person, { telegram_username: 'fast_trader' })
    const refused = await change(person, { introduction: 'Other.', time_zone: 'Mars/Olympus' })
    expect(refused).toMatchObject({ status: 422, body: { errors: { time_zone: [expect.any(String)] } } })
    expect(await settings(person)).toMatchObject({
      introduction: 'I answer fast.',
      telegram_username: 'fast_trader',
      disabled_currency_codes: ['JPY', 'CNY'],
      ad_buy_enabled: true,
    })
    const everything = await souk.call<{ items: { code: string; kind?: string }[] }>('GET /v1/currencies')
    expect(everything.status).toBe(200)
  })

  it('is the place by whose clock they live: what their time zone is called after, whichever of both was set', async () => {
    const person = await souk.signUp(newName('lives'))
    const me = async () => {
      const { body } = await souk.call('GET /v1/me', { as: person })
      return { time_zone: body['time_zone'], place_id: body['place_id'] }
    }
    const seen = async (locale: string) => {
      const headers = { 'accept-language': locale }
      return (await souk.call(`GET /v1/profiles/${person.name}`, { headers })).body['place']
    }
    expect(await me()).toEqual({ time_zone: 'UTC', place_id: null })
    expect(await seen('en')).toBeNull()
    expect((await change(person, { place_id: 'Africa/Lagos' })).body).toMatchObject({
      time_zone: 'Africa/Lagos',
    })
    expect(await me()).toEqual({ time_zone: 'Africa/Lagos', place_id: 'Africa/Lagos' })
    expect(await seen('en')).toBe('Lagos, Nigeria')
    expect(await seen('ru')).toBe('Лагос, Нигерия')
    const { body } = await souk.call<{ items: Json[] }>('GET /v1/countries/timezones')
    const lagos = { name: 'Africa/Lagos', country_code: 'NG', place: 'Lagos, Nigeria' }
    expect(body.items.find(({ name }) => name === lagos.name)).toMatchObject(lagos)
    expect(body.items.find(({ name }) => name === 'UTC')).toMatchObject({ place: null })
    await change(person, { time_zone: 'Asia/Tokyo' })
    expect(await me()).toEqual({ time_zone: 'Asia/Tokyo', place_id: 'Asia/Tokyo' })
    await change(person, { time_zone: 'Europe/Kiev', place_id: 'Europe/Kyiv' })
    expect(await me()).toEqual({ time_zone: 'Europe/Kyiv', place_id: 'Europe/Kyiv' })
  })

  it.each([
    ['that is not known', { place_id: 'Mars/Olympus' }],
    ['that is nowhere', { place_id: 'UTC' }],
    ['that is none', { place_id: '' }],
    ['that is not that of the time zone beside it', { place_id: 'Asia/Tokyo', time_zone: 'Africa/Lagos' }],
  ])('refuses a place %s, at the place, and writes nothing', async (_, body) => {
    const person = await souk.signUp(newName('nowhere'))
    const refused = await change(person, { ...body, introduction: 'Other.' })
    expect(refused).toMatchObject({ status: 422, body: { errors: { place_id: [expect.any(String)] } } })
    expect(await settings(person)).toMatchObject({ introduction: '', time_zone: 'UTC' })
  })

  it('leaves at least one coin and one fiat, and knows no others', async () => {
    const person = await souk.signUp(newName('switches'))
    const coins = ['BTC', 'ETH', 'USDT', 'USDC', 'DAI', 'TON', 'TRX', 'LTC', 'XMR', 'A7A5', 'RUBT']
    const off = (codes: readonly string[]) => change(person, { disabled_crypto_currency_codes: codes })
    expect((await off(coins)).body['code']).toBe('last_one_stays')
    expect((await off(['DOGE'])).body['code']).toBe('invalid_choice')
    expect((await off(coins.slice(1))).status).toBe(200)
  })

  it('tells of security by letter, whatever was chosen', async () => {
    const person = await souk.signUp(newName('quiet'))
    const off = { email: false, telegram: false, push: false }
    await change(person, { notices: ['security', 'trade'].map(kind => ({ kind, ...off })) })
    const { notices } = (await settings(person)) as { notices: Json[] }
    expect(notices.find(({ kind }) => kind === 'trade')).toEqual({ kind: 'trade', ...off })
    expect(notices.find(({ kind }) => kind === 'security')).toMatchObject({ email: true })
  })

  it('is a name until the first trade', async () => {
    const owner = await signUpTrader(souk, 'owner')
    const person = await souk.signUp(newName('renames'))
    const name = newName('renamed')
    expect((await change(person, { user_name: owner.name })).body['code']).toBe('user_name_taken')
    expect((await change(person, { user_name: 'admin' })).body['code']).toBe('user_name_reserved')
    expect((await change(person, { user_name: name })).body).toMatchObject({ user_name: name })
    await souk.give(owner, 'BTC', '1')
    await openTrade(souk, person, await makeAdvert(souk, owner))
    const refused = await change(person, { user_name: newName('again') })
    expect(refused).toMatchObject({ status: 409, body: { code: 'user_name_fixed' } })
    expect(await settings(person)).toMatchObject({ can_change_user_name: false })
  })
})

describe('a switch', () => {
  it('hides the adverts of its kind, coin or fiat at once, and shows them again', async () => {
    const owner = await signUpTrader(souk, 'owner')
    await souk.give(owner, 'BTC', '1')
    const advert = await makeAdvert(souk, owner)
    const isFound = async () => {
      const { body } = await souk.call<{ items: { id: string }[] }>(
        'GET /v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=NGN&limit=100',
      )
      return body.items.some(({ id }) => id === advert.id)
    }
    for (const off of [
      { ad_sell_enabled: false },
      { disabled_currency_codes: ['NGN'] },
      { disabled_crypto_currency_codes: ['BTC'] },
    ]) {
      expect(await isFound()).toBe(true)
      await change(owner, off)
      expect(await isFound()).toBe(false)
      const { body } = await souk.call<{ items: { settings: { invisible_reasons: string[] } }[] }>(
        'GET /v1/me/pro',
        { as: owner },
      )
      expect(JSON.stringify(body.items)).toContain('switched_off')
      await change(owner, {
        ad_sell_enabled: true,
        disabled_currency_codes: [],
        disabled_crypto_currency_codes: [],
      })
    }
    expect(await isFound()).toBe(true)
  })
})

describe('a picture', () => {
  const send = async (as: Person, bytes: Uint8Array, name = 'me.png') => {
    const form = new FormData()
    form.append('avatar', new Blob([Uint8Array.from(bytes)]), name)
    const answer = await fetch(`${souk.server.url}/api/v1/me/set_avatar`, {
      method: 'POST',
      headers: { 'x-access-token': as.token },
      body: form,
    })
    return { status: answer.status, body: (await answer.json()) as Json & { avatar_url: string } }
  }
  const png = () => sharp({ create: { width: 700, height: 300, channels: 3, background: '#246' } })

  it('is kept as a square without what it carried, for everybody to see, until it is taken away', async () => {
    const person = await souk.signUp(newName('shows'))
    const { body } = await send(
      person,
      await png()
        .withExif({ IFD0: { Copyright: 'Nobody' } })
        .jpeg()
        .toBuffer(),
    )
    const shown = await fetch(souk.server.url + body.avatar_url)
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    const picture = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect(picture).toMatchObject({ width: 512, height: 512 })
    expect(picture.exif).toBeUndefined()
    expect((await souk.call('GET /v1/me', { as: person })).body).toMatchObject({
      avatar_url: body.avatar_url,
    })
    await send(person, await png().webp().toBuffer())
    expect((await fetch(souk.server.url + body.avatar_url)).status).toBe(404)
    await souk.call('DELETE /v1/me/avatar', { as: person })
    expect((await souk.call('GET /v1/me', { as: person })).body).toMatchObject({ avatar_url: null })
  })

  it.each([
    ['too large', async () => Buffer.alloc(2 * 1024 * 1024 + 1, 0x89), 'file_type_not_allowed'],
    [
      'no picture',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'file_type_not_allowed',
    ],
    [
      'a page that calls itself one',
      async () => Buffer.from('GIF89a<script>alert(1)</script>'),
      'file_damaged',
    ],
    ['nothing', async () => Buffer.alloc(0), 'required'],
  ])('that is %s is refused', async (_, bytes, code) => {
    const person = await souk.signUp(newName('fakes'))
    expect((await send(person, await bytes(), '../../etc/passwd.png')).body['code']).toBe(code)
    expect((await souk.call('GET /v1/me', { as: person })).body).toMatchObject({ avatar_url: null })
  })
})

describe('an account', () => {
  const leave = (as: Person, body: object = {}) =>
    souk.call('DELETE /v1/me/delete', { as, body: { user_name: as.name, password: testPassword, ...body } })

  it('is not deleted while there is money or a trade, and says so', async () => {
    const owner = await signUpTrader(souk, 'owner')
    await souk.give(owner, 'BTC', '1')
    const buyer = await souk.signUp(newName('buyer'))
    await openTrade(souk, buyer, await makeAdvert(souk, owner))
    expect(await leave(owner)).toMatchObject({
      status: 409,
      body: { code: 'deletion_refused', metadata: { obstacles: ['balance', 'trades'] } },
    })
    expect((await leave(buyer)).body).toMatchObject({ metadata: { obstacles: ['trades'] } })
    expect(await settings(buyer)).toMatchObject({ deletion_obstacles: ['trades'] })
  })

  it('is deleted for its own name and password, with every session, and cannot be logged in to', async () => {
    const person = await signUpConfirmed(souk, newName('leaves'))
    const elsewhere = await logInAs(souk, person)
    expect((await leave(person, { user_name: 'somebody' })).body['code']).toBe('name_differs')
    expect((await leave(person, { password: 'Wrong-2026' })).body['code']).toBe('wrong_password')
    expect((await leave(person)).status).toBe(200)
    for (const as of [person, elsewhere]) expect((await souk.call('GET /v1/me', { as })).status).toBe(401)
    const logIn = await souk.call('POST /v1/logins', {
      body: { login: addressOf(person), password: testPassword },
    })
    expect(logIn.body['code']).toBe('wrong_credentials')
    const [letter] = await messagesTo(souk, addressOf(person))
    expect(letter?.subject).toBe('Souk: Your account was deleted')
    // The address and the name are free again.
    expect((await souk.signUp(person.name)).name).toBe(person.name)
  })

  it('is named by nothing that partners were told: somebody else may take the name', async () => {
    const owner = await signUpTrader(souk, 'owner')
    await souk.give(owner, 'BTC', '1')
    const advert = await makeAdvert(souk, owner)
    const [leaver, stayer] = [await souk.signUp(newName('leaver')), await souk.signUp(newName('stayer'))]
    for (const as of [leaver, stayer]) {
      const { body } = await openTrade(souk, as, advert)
      expect((await souk.call(`POST /v1/trades/${body.id}/cancel`, { as, body: {} })).status).toBe(200)
    }
    expect((await leave(leaver)).status).toBe(200)
    const { body: told } = await souk.call<{ items: Json[] }>('GET /v1/notifications', { as: owner })
    const deleted = expect.stringMatching(/^deleted-/)
    expect(told.items.flatMap(item => item['partner_name'] ?? [])).toEqual([
      stayer.name,
      stayer.name,
      deleted,
      deleted,
    ])
  })
})

describe('notes and blocks', () => {
  it('are their owner’s alone', async () => {
    const [owner, other] = [await souk.signUp(newName('notes')), await souk.signUp(newName('noted'))]
    const body = { trader_id: other.name, text: 'Pays late.' }
    await souk.call('POST /v1/user_memos', { as: owner, body })
    const read = (as: Person, of: Person) => souk.call(`GET /v1/user_memos/${of.name}`, { as })
    expect((await read(owner, other)).body).toMatchObject({ text: 'Pays late.' })
    const stranger = await souk.signUp(newName('stranger'))
    expect((await read(stranger, other)).body).toMatchObject({ text: '', updated_at: null })
    expect((await read(other, other)).status).toBe(404)
    await souk.call(`DELETE /v1/user_memos/${other.name}`, { as: owner })
    expect((await read(owner, other)).body).toMatchObject({ text: '' })
  })

  it('refuse trades both ways until they are taken back', async () => {
    const owner = await signUpTrader(souk, 'owner')
    await souk.give(owner, 'BTC', '1')
    const advert = await makeAdvert(souk, owner)
    const buyer = await souk.signUp(newName('buyer'))
    await souk.call('POST /v1/black_lists', { as: owner, body: { user_name: buyer.name } })
    const { body } = await souk.call<{ banned_users: Json[] }>('GET /v1/black_lists/banned_users', {
      as: owner,
    })
    expect(body.banned_users).toMatchObject([{ user_name: buyer.name }])
    expect((await openTrade(souk, buyer, advert)).body).toMatchObject({
      code: 'banned_by_trader',
      isBl: true,
    })
    await souk.call(`DELETE /v1/black_lists/${buyer.name}`, { as: owner })
    expect((await openTrade(souk, buyer, advert)).status).toBe(200)
  })
})

describe('where somebody came from', () => {
  it('is kept as it came first', async () => {
    const person = await souk.signUp(newName('comes'))
    const track = (body: object) => souk.call('PATCH /v1/user_trackers', { as: person, body })
    await track({ ref: 'friend', campaign: 'spring' })
    await track({ ref: 'other', source: 'letter' })
    expect((await track({ ref: 'x'.repeat(33) })).status).toBe(422)
    const row = await souk.server.parts.database.db
      .selectFrom('app_user')
      .select('trackers')
      .where('user_name', '=', person.name)
      .executeTakeFirstOrThrow()
    expect(row.trackers).toEqual({ ref: 'friend', campaign: 'spring', source: 'letter' })
  })
})
