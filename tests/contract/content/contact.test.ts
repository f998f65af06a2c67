import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brand } from '../../../server/domain/brand.ts'
import { product } from '../../../server/runtime/product.ts'
import { databaseKinds } from '../../support/freshSouk.ts'
import { startProcess } from '../../support/process/productProcess.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { solvedCaptcha } from '../account/inbox.ts'
import { newName } from '../roles/scene.ts'

const hour = 3_600_000
const flaw = {
  topic: 'bug',
  name: 'Amina',
  email: 'amina@research.example',
  text: 'Somebody could read the letters of others.',
  place: '/notifications',
  severity: 'high',
  steps: '1. Log in\n2. Change the number in the address',
  may_name: true,
}
const trader = {
  topic: 'trader',
  name: 'Kunle',
  email: 'kunle@trader.example',
  text: 'I trade on two other markets.',
  country: 'Nigeria',
  currencies: 'NGN, GHS',
  monthly_volume: 'up_to_hundred_thousand',
}
const business = {
  topic: 'business',
  name: 'Olga',
  email: 'olga@shop.example',
  text: 'How do we begin?',
  company: 'Shop',
  purpose: 'store',
}

/** A mail server in this process, and what it took. */
async function openMail() {
  const letters: { readonly to: readonly string[]; readonly mail: Email }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      void (async () => {
        const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail })
        done()
      })()
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    letters,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Souk <no-reply@souk.example>' },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

describe.each(databaseKinds)('what people write to support, on %s', kind => {
  let mail: Awaited<ReturnType<typeof openMail>>
  beforeAll(async () => {
    mail = await openMail()
  })
  afterAll(() => mail.close())
  const souk = suiteSouk({ kind, env: () => mail.env })
  // Each test begins with an hour in which this machine has sent nothing.
  beforeEach(() => souk.advance(hour))
  type Sent = { as?: Person; key?: string; language?: string; captcha?: string }
  const send = (body: object, { as, key, language = 'en', captcha }: Sent = {}) =>
    souk.call<Json & { number: string }>('POST /v1/contact_requests', {
      ...(as ? { as } : {}),
      ...(key === undefined ? {} : { key }),
      headers: { 'accept-language': language },
      body: captcha === undefined ? body : { ...body, captcha },
    })
  const sendSolved = async (body: object, sent: Sent = {}) =>
    send(body, { ...sent, captcha: await solvedCaptcha(souk) })
  const rows = () =>
    souk.server.parts.database.db.selectFrom('contact_request').selectAll().orderBy('at').execute()
  const letterAbout = async (number: string) => {
    await souk.server.workers.jobs.runDue()
    return mail.letters.filter(one => one.mail.subject?.includes(number))
  }

  it('is kept, and comes to the address of support as plain text that can be answered', async () => {
    const { status, body } = await sendSolved(flaw)
    expect([status, body]).toEqual([200, { number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/) }])
    expect(await rows()).toMatchObject([
      {
        number: body.number,
        topic: 'bug',
        user_id: null,
        name: 'Amina',
        email: flaw.email,
        locale: 'en',
        details: { place: '/notifications', severity: 'high', steps: flaw.steps, may_name: true },
        text: flaw.text,
      },
    ])
    const [letter, ...more] = await letterAbout(body.number)
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      to: [brand.supportEmail],
      mail: {
        subject: `${brand.name}: Security flaw ${body.number}`,
        replyTo: [{ name: '', address: flaw.email }],
        from: { address: 'no-reply@souk.example' },
      },
    })
    expect(letter?.mail.html).toBeUndefined()
    for (const said of [
      'Name: Amina',
      'Where: /notifications',
      'Severity: high',
      'May be named: yes',
      flaw.steps,
      flaw.text,
    ])
      expect(letter?.mail.text).toContain(said)
  })

  it('is in the language of whoever wrote, and names who was logged in', async () => {
    const person = await souk.signUp(newName('asks'))
    const { body } = await sendSolved(trader, { as: person, language: 'ru' })
    const [letter] = await letterAbout(body.number)
    expect(letter?.mail.subject).toBe(`${brand.name}: Разместить объявление ${body.number}`)
    expect(letter?.mail.text).toContain(`Аккаунт: ${person.name}`)
    expect(letter?.mail.text).toContain('Оборот в месяц: до 100\u00a0000\u00a0$')
    expect(mail.letters.flatMap(({ to }) => to)).not.toContain(trader.email)
  })

  it('takes the work of a captcha, of everybody, once', async () => {
    const person = await souk.signUp(newName('works'))
    const before = (await rows()).length
    for (const as of [undefined, person]) {
      const asked = await send(business, as ? { as } : {})
      expect([asked.status, asked.body]).toEqual([
        403,
        expect.objectContaining({ code: 'captcha_required', errors: { captcha: [expect.any(String)] } }),
      ])
    }
    const captcha = await solvedCaptcha(souk)
    expect((await send(business, { captcha })).status).toBe(200)
    expect((await send(business, { captcha })).body['code']).toBe('captcha_wrong')
    expect((await send(business, { captcha: 'bm90IG9uZQ==' })).body['code']).toBe('captcha_wrong')
    expect((await rows()).length).toBe(before + 1)
  })

  for (const who of ['a stranger', 'somebody who is logged in'])
    it(`is one request of ${who} however often the same is sent`, async () => {
      const as = who === 'a stranger' ? {} : { as: await souk.signUp(newName('twice')) }
      const before = (await rows()).length
      const [key, captcha] = [randomUUID(), await solvedCaptcha(souk)]
      const answers = await Promise.all([1, 2, 3].map(() => send(business, { ...as, key, captcha })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const [number] = answers.map(({ body }) => body.number)
      expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
      // The work is no part of what is meant: done anew after an answer that was lost, the request is the same.
      expect((await sendSolved(business, { ...as, key })).body).toEqual({ number })
      const other = await sendSolved({ ...business, text: 'Another' }, { ...as, key })
      expect(other.body['code']).toBe('idempotency_conflict')
      expect((await rows()).length).toBe(before + 1)
      expect(await letterAbout(number ?? '')).toHaveLength(1)
    })

  it.each([
    ['a topic that there is none of', { ...flaw, topic: 'other' }, 'topic'],
    ['no name', { ...flaw, name: '  ' }, 'name'],
    ['no text', { ...flaw, text: ' \n ' }, 'text'],
    ['a text without end', { ...flaw, text: 'x'.repeat(5001) }, 'text'],
    ['no place', { ...flaw, place: undefined }, 'place'],
    ['a severity that there is none of', { ...flaw, severity: 'awful' }, 'severity'],
    ['a field of another topic', { ...flaw, company: 'Shop' }, 'company'],
    ['no volume', { ...trader, monthly_volume: undefined }, 'monthly_volume'],
    ['no purpose', { ...business, purpose: undefined }, 'purpose'],
    ['a company of two lines', { ...business, company: 'Shop\nName: Support' }, 'company'],
    ['a header in a name', { ...flaw, name: 'Amina\r\nBcc: all@souk.example' }, 'name'],
    ['a header in an address', { ...flaw, email: 'a@b.example\r\nBcc: all@souk.example' }, 'email'],
    ['a header after an address', { ...flaw, email: 'a@b.example\nBcc:c@souk.example' }, 'email'],
    ['two addresses', { ...flaw, email: 'a@b.example,c@d.example' }, 'email'],
    ['an address that begins another', { ...flaw, email: 'a,c@d.example' }, 'email'],
    ['an address in brackets', { ...flaw, email: 'Support<a@b.example>' }, 'email'],
    ['an address in quotes', { ...flaw, email: '"a b"@d.example' }, 'email'],
    ['no address', { ...flaw, email: '' }, 'email'],
  ])('refuses %s at its field', async (_, body, field) => {
    const answer = await send(body, { captcha: 'bm90IG9uZQ==' })
    expect([answer.status >= 400 && answer.status < 500, Object.keys(answer.body['errors'] as Json)]).toEqual(
      [true, [field]],
    )
  })

  it('stops one network after so many in an hour, and no other', async () => {
    const before = (await rows()).length
    for (let sent = 0; sent < product.contact.perHourOfNetwork; sent += 1)
      expect((await sendSolved(business)).status).toBe(200)
    const stopped = await sendSolved(business)
    expect([stopped.status, stopped.body['code']]).toEqual([429, 'too_many_requests'])
    expect((await rows()).length).toBe(before + product.contact.perHourOfNetwork)
    await souk.advance(hour + 1)
    expect((await sendSolved(business)).status).toBe(200)
  })

  it('is listed and shown to whoever runs the place, and steers no terminal', async context => {
    const { databaseUrl } = souk.server.parts.settings
    // The embedded database is of one process.
    context.skip(databaseUrl === null)
    const name = 'Amina \u202egpj.exe'
    const { body } = await sendSolved({ ...flaw, name, place: '/cli' })
    const run = async (...words: string[]) => {
      const tool = startProcess('server/cli/contacts.ts', { DATABASE_URL: String(databaseUrl) }, words)
      expect(await tool.ended).toBe(0)
      return tool.lines
    }
    const [latest] = await run('list', 'bug')
    expect(latest).toContain(`${body.number}  bug  Amina ·gpj.exe <${flaw.email}>`)
    expect(await run('show', body.number.toLowerCase())).toContain('Where: /cli')
  })

  it('is forgotten with the account, and by itself after so many days', async () => {
    const person = await souk.signUp(newName('leaves'))
    const { body } = await sendSolved(business, { as: person })
    expect((await rows()).map(({ number }) => number)).toContain(body.number)
    const gone = await souk.call('DELETE /v1/me/delete', {
      as: person,
      body: { user_name: person.name, password: 'Amina-2026' },
    })
    expect(gone.status).toBe(200)
    const left = await rows()
    expect(left.map(({ number }) => number)).not.toContain(body.number)
    expect(left.length).toBeGreaterThan(0)
    await souk.advance((product.contact.keptDays + 1) * 24 * hour)
    await souk.server.workers.jobs.runDue()
    expect(await rows()).toEqual([])
  })
})
