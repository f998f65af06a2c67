import { describe, expect, it } from 'vitest'
import { gatewaySecret } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { logInAs, newGuest, newName } from '../roles/scene.ts'
import { addressOf, messagesTo, signUpConfirmed, switchOn } from './inbox.ts'
import { codeTo, newPhone, statuses, wrongCode } from './phones.ts'

const souk = suiteSouk()

const minute = 60_000
let ids = 1000
/** Somebody at the messenger. */
const newSender = (userName: string | null = newName('at_messenger')) => ({
  from: String((ids += 1)),
  userName,
})
type Sender = ReturnType<typeof newSender>

/** What opening a link of the bot answers. */
interface Opened extends Json {
  readonly next: string
  readonly me: (Json & { readonly user_name: string; readonly api_token: string }) | null
  readonly code_step: { readonly token: string } | null
  readonly phone_step: { readonly token: string } | null
}
const headers = { 'x-gateway-secret': gatewaySecret, 'x-forwarded-for': '198.51.100.7' }

/** The start code of the button, as somebody presses it. */
async function press(as: Person | null = null, query = '', language = 'en'): Promise<string> {
  const { body } = await souk.call<{ tg_button_link: string }>(`GET /v1/users/get_telegram_button${query}`, {
    as,
    headers: { 'accept-language': language },
  })
  return new URL(body.tg_button_link, 'http://souk.test').searchParams.get('start') ?? ''
}
const tell = ({ from, userName }: Sender, text: string, language = 'en') =>
  souk.call('POST /dev/messenger', {
    body: { from, text, language, ...(userName === null ? {} : { user_name: userName }) },
  })
const heard = async ({ from }: Sender) => (await messagesTo(souk, from)).map(({ text }) => text)

/** The one-time password of the bot's latest answer. */
async function otpOf(sender: Sender): Promise<string> {
  const [text] = await heard(sender)
  const otp = /\/messenger-auth\/([\w-]{43})$/.exec(text ?? '')?.[1]
  if (otp === undefined) throw new Error(`no link in: ${text}`)
  return otp
}
/** From the button to the bot's answer. */
async function start(sender: Sender, as: Person | null = null): Promise<string> {
  await tell(sender, `/start ${await press(as)}`)
  return otpOf(sender)
}
const open = (token: string, as: Person | null = null) =>
  souk.call<Opened>('POST /v1/users/telegram_auth', { as, headers, body: { token } })
const step = (token: string, path: string, body: Json, as: Person | null = null) =>
  souk.call<Opened>(`POST /v1/users/telegram_auth/${token}/${path}`, { as, headers, body })

/** Somebody whose messenger is linked by themselves. */
async function linked(what: string): Promise<{ person: Person; sender: Sender }> {
  const person = await signUpConfirmed(souk, newName(what))
  const sender = newSender()
  expect((await open(await start(sender, person), person)).body).toMatchObject({ is_linked: true })
  return { person, sender }
}
/** From a link of the bot to the code for a number. */
async function proving(sender: Sender, phone: string, as: Person | null = null) {
  const { body } = await open(await start(sender), as)
  const token = body.phone_step?.token ?? ''
  expect((await step(token, 'phone', { phone, method: 'sms' }, as)).status).toBe(200)
  return { token, code: await codeTo(souk, phone) }
}
/** An account with a verified number. */
async function withPhone(what: string): Promise<{ person: Person; phone: string }> {
  const person = await signUpConfirmed(souk, newName(what))
  const phone = newPhone()
  await souk.call('POST /v1/users/verifications/phone', {
    as: person,
    headers,
    body: { phone, method: 'sms' },
  })
  const code = await codeTo(souk, phone)
  await souk.call('POST /v1/users/verifications/phone/verify', { as: person, headers, body: { code } })
  return { person, phone }
}
const me = async (as: Person) => (await souk.call('GET /v1/me', { as })).body
const security = async (as: Person) => (await souk.call('GET /v1/me/security', { as })).body

describe('the bot', () => {
  it('answers a code in the language of the page that asked, with a link that works once', async () => {
    const sender = newSender()
    await tell(sender, `/start ${await press(null, '', 'ru')}`)
    expect((await heard(sender))[0]).toMatch(
      /^Откройте ссылку.*\n\nВойти: http\S+\/ru\/messenger-auth\/[\w-]{43}$/s,
    )
    const otp = await otpOf(sender)
    expect((await open(otp)).body).toMatchObject({ next: 'phone' })
    expect((await open(otp)).body['code']).toBe('link_used')
  })

  it('takes a code with an invite code after it', async () => {
    const code = await press(null, '?invite_code=friend-7')
    expect(code).toMatch(/^[\w-]{22}-ref-friend-7$/)
    const sender = newSender()
    await tell(sender, `/start ${code}`)
    expect((await open(await otpOf(sender))).status).toBe(200)
  })

  it('answers who starts it again with another link, and the one before is worth nothing', async () => {
    const [sender, code] = [newSender(), await press()]
    await tell(sender, `/start ${code}`)
    const first = await otpOf(sender)
    await tell(sender, `/start ${code}`)
    const second = await otpOf(sender)
    expect((await open(first)).body['code']).toBe('link_unknown')
    expect((await open(second)).status).toBe(200)
    await tell(sender, `/start ${code}`)
    expect((await heard(sender))[0]).toContain('too old, or it was used')
  })

  it('gives a code to the first who starts it, and to nobody once it is late', async () => {
    const [first, second, late] = [newSender(), newSender(), newSender()]
    const code = await press()
    await Promise.all([tell(first, `/start ${code}`), tell(second, `/start ${code}`)])
    const said = [...(await heard(first)), ...(await heard(second))]
    expect(said.filter(text => text.includes('/messenger-auth/'))).toHaveLength(1)
    const old = await press()
    await souk.advance(15 * minute)
    await tell(late, `/start ${old}`)
    expect((await heard(late))[0]).toContain('too old, or it was used')
  })

  it('says what it is for to anything else', async () => {
    const sender = newSender()
    await tell(sender, 'Привет', 'ru')
    expect((await heard(sender))[0]).toMatch(/^Это бот Souk\./)
    await tell(sender, '/start nothing')
    expect((await heard(sender))[0]).toMatch(/^This is the bot of Souk\./)
  })
})

describe('a link of the bot', () => {
  it('lets one of two browsers in that open it at the same moment', async () => {
    const { sender } = await linked('races')
    const otp = await start(sender)
    const answers = await Promise.all([open(otp), open(otp), open(otp)])
    expect(statuses(answers)).toEqual([200, 409, 409])
  })

  it('lives five minutes', async () => {
    const otp = await start(newSender())
    await souk.advance(5 * minute)
    expect((await open(otp)).body).toMatchObject({
      code: 'link_expired',
      errors: { token: [expect.any(String)] },
    })
  })

  it('is opened by apps and scripts with a GET as well, and by no browser: a page could lead it there', async () => {
    const { sender, person } = await linked('apps')
    const otp = await start(sender)
    const get = (device: string) =>
      souk.call<Opened>(`GET /v1/users/telegram_auth/${otp}`, { headers: { 'x-device-type': device } })
    expect((await get('web')).body['code']).toBe('forbidden')
    const { body, headers } = await get('android')
    expect(body).toMatchObject({
      next: 'done',
      me: { user_name: person.name, api_token: expect.any(String) },
    })
    expect(headers.get('set-cookie')).toBeNull()
    expect((await get('android')).body['code']).toBe('link_used')
  })
})

describe('a linked account', () => {
  it('is logged in by it, with a letter about a new device', async () => {
    const { person, sender } = await linked('returns')
    const { body } = await souk.call<Opened>('POST /v1/users/telegram_auth', {
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' },
      body: { token: await start(sender) },
    })
    expect(body).toMatchObject({ next: 'done', is_linked: false, me: { user_name: person.name } })
    const [letter] = await messagesTo(souk, addressOf(person))
    expect(letter?.subject).toBe('Souk: A new device is logged in')
    expect(await me({ name: person.name, token: body.me?.api_token ?? '' })).toMatchObject({
      money_hold: null,
    })
  })

  it('in a browser gets a cookie, and no token in the answer', async () => {
    const { sender } = await linked('browses')
    const answer = await souk.call<Opened>('POST /v1/users/telegram_auth', {
      headers: { 'x-device-type': 'web' },
      body: { token: await start(sender) },
    })
    expect(answer.body.me).toMatchObject({ api_token: null })
    expect(answer.headers.get('set-cookie')).toMatch(/^souk_session=.*HttpOnly; SameSite=Lax/i)
  })

  it('is asked for its second factor', async () => {
    const { person, sender } = await linked('factor')
    const { next } = await switchOn(souk, person)
    const { body } = await open(await start(sender))
    expect(body).toMatchObject({ next: 'code', me: null, code_step: { token: expect.any(String) } })
    const enter = (code: string) =>
      souk.call('POST /v1/logins/code', { body: { token: body.code_step?.token, code } })
    expect((await enter('000000')).body['code']).toBe('wrong_code')
    expect((await enter(await next())).body).toMatchObject({ user_name: person.name })
  })

  it('that is banned is refused', async () => {
    const { person, sender } = await linked('banned')
    const { db } = souk.server.parts.database
    await db
      .updateTable('app_user')
      .set({ banned_at: new Date() })
      .where('user_name', '=', person.name)
      .execute()
    const { body } = await open(await start(sender))
    expect(body['code']).toBe('user_blocked')
    expect(JSON.stringify(body['errors'])).toContain('User is blocked')
  })
})

describe('linking', () => {
  it('is done by the account that asked alone, and the owner is told', async () => {
    const person = await signUpConfirmed(souk, newName('links'))
    const sender = newSender()
    const otp = await start(sender, person)
    expect((await heard(sender))[0]).toContain(`to the account ${person.name}`)
    const stranger = await souk.signUp(newName('lured'))
    for (const other of [null, stranger])
      expect((await open(otp, other)).body['code']).toBe('messenger_not_asked')
    const elsewhere = await logInAs(souk, person)
    expect((await open(otp, elsewhere)).body).toMatchObject({ next: 'done', is_linked: true })
    expect(await security(person)).toMatchObject({ telegram_user_name: sender.userName })
    expect(await security(stranger)).toMatchObject({ telegram_user_name: null })
    const [letter] = await messagesTo(souk, addressOf(person))
    expect(letter?.subject).toBe('Souk: A messenger was linked')
  })

  it('is refused where either of the two is linked to another, also at the same moment', async () => {
    const { person, sender } = await linked('has')
    const other = await souk.signUp(newName('wants'))
    expect((await open(await start(sender, other), other)).body['code']).toBe('messenger_taken')
    expect((await open(await start(newSender(), person), person)).body['code']).toBe(
      'messenger_linked_already',
    )
    const [first, second] = [await souk.signUp(newName('first')), await souk.signUp(newName('second'))]
    const shared = newSender()
    const otps = [await start(shared, first), await start(shared, second)]
    const answers = await Promise.all([open(otps[0] as string, first), open(otps[1] as string, second)])
    expect(statuses(answers)).toEqual([200, 409])
  })

  it('is undone, unless it is the only way in', async () => {
    const { person, sender } = await linked('unlinks')
    const unlink = (as: Person) => souk.call('DELETE /v1/me/telegram', { as })
    expect((await unlink(person)).status).toBe(200)
    expect((await unlink(person)).body['code']).toBe('not_found')
    expect(await security(person)).toMatchObject({ telegram_user_name: null })
    expect((await open(await start(sender))).body).toMatchObject({ next: 'phone' })
    const { token, code } = await proving(newSender(), newPhone())
    const { body } = await step(token, 'phone/verify', { code })
    const only = { name: body.me?.user_name ?? '', token: body.me?.api_token ?? '' }
    expect((await unlink(only)).body['code']).toBe('last_way_in')
  })
})

describe('somebody without a linked account', () => {
  it('gets an account by their number, named as in the messenger', async () => {
    const sender = newSender()
    const phone = newPhone()
    const { token, code } = await proving(sender, phone)
    expect((await step(token, 'phone/verify', { code: wrongCode(code) })).body['code']).toBe('wrong_code')
    const { body } = await step(token, 'phone/verify', { code })
    expect(body).toMatchObject({
      next: 'done',
      is_linked: true,
      me: { user_name: sender.userName, email: null, is_phone_verified: true, is_guest: false, locale: 'en' },
    })
    const person = { name: String(sender.userName), token: body.me?.api_token ?? '' }
    expect(await security(person)).toMatchObject({
      has_password: false,
      telegram_user_name: sender.userName,
      phone: `+234 ••• ${phone.slice(-4)}`,
    })
    expect((await open(await start(sender))).body).toMatchObject({ next: 'done', is_linked: false })
  })

  it.each([
    ['that is taken', () => souk.signUp(newName('taken')).then(({ name }) => name), /^taken\d+-[0-9a-f]{6}$/],
    ['that is reserved', () => Promise.resolve('support'), /^trader-[0-9a-f]{6}$/],
    ['that they do not have', () => Promise.resolve(null), /^trader-[0-9a-f]{6}$/],
  ])('gets another name than one %s', async (_, nameOf, expected) => {
    const { token, code } = await proving(newSender(await nameOf()), newPhone())
    expect((await step(token, 'phone/verify', { code })).body.me?.user_name).toMatch(expected)
  })

  it('who is a guest becomes the account with all that is theirs', async () => {
    const guest = await newGuest(souk)
    const id = (await me(guest))['id']
    const { token, code } = await proving(newSender(), newPhone(), guest)
    const { body } = await step(token, 'phone/verify', { code }, guest)
    expect(body.me).toMatchObject({ id, is_guest: false })
    expect((await souk.call('GET /v1/me', { as: guest })).status).toBe(401)
  })

  it('comes in once by a code, also at the same moment, and not by a step that is done or late', async () => {
    const { token, code } = await proving(newSender(), newPhone())
    const answers = await Promise.all([
      step(token, 'phone/verify', { code }),
      step(token, 'phone/verify', { code }),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    const again = await step(token, 'phone', { phone: newPhone(), method: 'sms' })
    expect(again.body['code']).toBe('step_expired')
    const late = (await open(await start(newSender()))).body.phone_step?.token ?? ''
    await souk.advance(15 * minute)
    const answer = await step(late, 'phone', { phone: newPhone(), method: 'sms' })
    expect(answer.body['code']).toBe('step_expired')
  })

  it('of two messengers with one new number one makes the account', async () => {
    const phone = newPhone()
    const first = await proving(newSender(), phone)
    const second = await proving(newSender(), phone)
    const answers = await Promise.all(
      [first, second].map(({ token, code }) => step(token, 'phone/verify', { code })),
    )
    expect(statuses(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('messenger_linked_already')
  })

  it('with the number of an account is linked and logged in to it, and its money is held', async () => {
    const { person, phone } = await withPhone('owns')
    const sender = newSender()
    const { token, code } = await proving(sender, phone)
    const { body } = await step(token, 'phone/verify', { code })
    expect(body).toMatchObject({ next: 'done', is_linked: true, me: { user_name: person.name } })
    expect(await me(person)).toMatchObject({ money_hold: { reason: 'recovery' } })
    const subjects = (await messagesTo(souk, addressOf(person))).map(({ subject }) => subject)
    expect(subjects).toContain('Souk: A messenger was linked')
  })

  it('is linked to an account with a second factor once its code is right, whatever it asks codes for', async () => {
    const { person, phone } = await withPhone('guards')
    const { next } = await switchOn(souk, person)
    await souk.call('PATCH /v1/users/two_way_auth_settings', {
      as: person,
      body: { actions: ['release'], code: await next() },
    })
    const { token, code } = await proving(newSender(), phone)
    const { body } = await step(token, 'phone/verify', { code })
    expect(body).toMatchObject({ next: 'code', me: null, is_linked: false })
    expect(await security(person)).toMatchObject({ telegram_user_name: null })
    const entered = await souk.call('POST /v1/logins/code', {
      body: { token: body.code_step?.token, code: await next() },
    })
    expect(entered.body).toMatchObject({ user_name: person.name, money_hold: { reason: 'recovery' } })
    expect(await security(person)).toMatchObject({ telegram_user_name: expect.any(String) })
  })
})
