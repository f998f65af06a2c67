import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { handTimers } from '../../../tests/support/time/handTimers.ts'
import { smtpMail } from './smtpMail.ts'

const user = 'souk'
const password = 'p@ss/word-of-the-mail-server'
const encoded = encodeURIComponent(password)

/** A mail server in this process: what it took, and how to send to it. */
async function mailServer(options: Partial<SMTPServerOptions> = {}) {
  const inbox: { readonly to: string[]; readonly mail: Email }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user })
        : done(new Error(`${auth.username} with ${auth.password} may not`)),
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('nobody') ? new Error(`5.1.1 no ${address} here`) : null),
    onData: (stream, session, done) => {
      void (async () => {
        const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
        inbox.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail })
        done()
      })()
    },
    ...options,
  })
  // A caller that goes away is no fault of the server.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const timers = handTimers()
  const open = (credentials = `${user}:${encoded}@`) => {
    const mail = smtpMail(
      { url: `smtp://${credentials}127.0.0.1:${port}`, from: 'Souk <no-reply@souk.example>' },
      timers,
    )
    onTestFinished(() => mail.close())
    return mail
  }
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  return { inbox, open, timers }
}

const letter = {
  id: 'user-1:confirm_email:1772366400000',
  to: 'amina@souk.test',
  subject: 'Souk: Подтвердите адрес почты',
  text: 'Здравствуйте, amina!\n\nhttps://souk.example/confirm/1',
  html: '<p>Здравствуйте, <b>amina</b>!</p>',
}

test('a letter arrives whole: addresses, subject, both parts, and machines leave it alone', async () => {
  const { inbox, open } = await mailServer()
  await open().send(letter)
  expect(inbox).toHaveLength(1)
  const [{ to, mail } = { to: [], mail: null }] = inbox
  expect(to).toEqual(['amina@souk.test'])
  expect(mail).toMatchObject({
    from: { name: 'Souk', address: 'no-reply@souk.example' },
    to: [{ address: 'amina@souk.test' }],
    subject: letter.subject,
  })
  expect(mail?.text?.trim()).toBe(letter.text)
  expect(mail?.html?.trim()).toBe(letter.html)
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(headers.has('x-mailer')).toBe(false)
})

test('a letter that is sent again has the same Message-ID, another one another', async () => {
  const { inbox, open } = await mailServer()
  await open().send(letter)
  await open().send(letter)
  await open().send({ ...letter, id: 'user-1:recovery:1772366400000' })
  const [first, repeat, other] = inbox.map(({ mail }) => mail.messageId)
  expect(first).toMatch(/^<[0-9a-f]{40}@souk\.example>$/)
  expect(repeat).toBe(first)
  expect(other).not.toBe(first)
})

test('an address is one address, and no header', async () => {
  const { inbox, open } = await mailServer()
  const mail = open()
  await mail.send({ ...letter, to: 'amina@souk.test, kunle@souk.test' }).catch(() => undefined)
  await mail.send({ ...letter, to: 'amina@souk.test\r\nBcc: kunle@souk.test' }).catch(() => undefined)
  await mail.send({ ...letter, subject: 'Souk\r\nBcc: kunle@souk.test' })
  expect(inbox.flatMap(({ to }) => to)).not.toContain('kunle@souk.test')
  expect(inbox.at(-1)?.mail.bcc ?? []).toEqual([])
})

/** Everything that an error could show. */
const shown = (error: unknown): string => {
  const { message, stack, cause } = error as Error
  return [message, stack, String(cause), JSON.stringify(error)].join('\n')
}

test('a refused recipient is told by its code', async () => {
  const { inbox, open } = await mailServer()
  const error: unknown = await open()
    .send({ ...letter, to: 'nobody@souk.test' })
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    name: 'ChannelFailed',
    status: 550,
    message: expect.stringContaining('mail server: did not take the letter (EENVELOPE'),
  })
  expect(shown(error)).not.toMatch(/nobody@|p@ss|p%40ss/)
  expect(inbox).toEqual([])
})

test('a wrong password is told without the password', async () => {
  const { open } = await mailServer()
  const error: unknown = await open(`${user}:wrong-${encoded}@`)
    .send(letter)
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ status: 535, message: expect.stringContaining('EAUTH') })
  expect(shown(error)).not.toMatch(/p@ss|p%40ss|word-of-the/)
})

test('a server that says nothing is given up', async () => {
  const connected = Promise.withResolvers<void>()
  const { open, timers } = await mailServer({ onConnect: () => connected.resolve() })
  const sending = open().send(letter)
  await connected.promise
  timers.pass(29_999)
  timers.pass(1)
  await expect(sending).rejects.toThrow(/EABORT/)
})
