import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/support/database.ts'
import { testStart } from '../../tests/support/testRuntime.ts'
import { fixedClock } from '../../tests/support/time/fixedClock.ts'
import { silentLogger } from '../runtime/logger.ts'
import { seededRandom } from '../runtime/random.ts'
import { readSettings } from '../runtime/setting/settings.ts'
import { handTimers } from '../../tests/support/time/handTimers.ts'
import { openChannels } from './channelsOf.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase('embedded')
})
afterAll(() => fresh.close())

function channelsWith(env: Record<string, string>, role: 'all' | 'tool' = 'all') {
  const channels = openChannels({
    settings: readSettings(env, { role, newSecret: () => 'unused' }),
    database: fresh.database,
    clock: fixedClock(testStart),
    random: seededRandom('channels'),
    timers: handTimers(),
    logger: silentLogger,
    vapid: { publicKey: '', privateKey: '' },
    reviewSecret: 'secret-of-this-database',
  })
  channels.close()
  return channels
}

const messages = () =>
  fresh.database.db
    .selectFrom('dev_message')
    .select(['channel', 'recipient', 'subject', 'text', 'html', 'at'])
    .orderBy('id')
    .execute()

const notice = { title: 'Paid', body: 'Look at your account', path: '/trade/8F2K41QX', tag: 'x' }
const players = [
  { kind: 'web', address: { endpoint: 'https://push.example/1', keys: {} } },
  { kind: 'android', address: { token: 'device' } },
] as const

test('on a laptop everything arrives on the page /dev', async () => {
  const { mail, phone, messenger, push, dev } = channelsWith({ DEV_TOOLS: '1' })
  await mail.send({ id: '1', to: 'a@souk.test', subject: 'Тема', text: 'Текст', html: '<p>Текст</p>' })
  await phone?.sms('+2348012345678', 'Souk: 4711')
  const digits = await phone?.call('+2348012345678')
  await messenger?.say('7', 'Hello', { text: 'Log in', url: 'https://souk.example/1' })
  for (const player of players) expect(await push.send(player, notice)).toBe('sent')
  const at = new Date(testStart)
  const plain = { subject: null, html: null, at }
  const pushed = {
    channel: 'push',
    subject: 'Paid',
    text: 'Look at your account\n\n/trade/8F2K41QX',
    html: null,
    at,
  }
  expect(digits).toMatch(/^\d{4}$/)
  expect(await messages()).toEqual([
    { channel: 'mail', recipient: 'a@souk.test', subject: 'Тема', text: 'Текст', html: '<p>Текст</p>', at },
    { ...plain, channel: 'sms', recipient: '+2348012345678', text: 'Souk: 4711' },
    { ...plain, channel: 'call', recipient: '+2348012345678', text: `+999000${digits}` },
    { ...plain, channel: 'messenger', recipient: '7', text: 'Hello\n\nLog in: https://souk.example/1' },
    { ...pushed, recipient: 'https://push.example/1' },
    { ...pushed, recipient: 'device' },
  ])
  expect(dev.identity).not.toBeNull()
})

test('the bot of the page /dev is told things there, and its link leads there', async () => {
  const { messenger, dev } = channelsWith({ DEV_TOOLS: '1' })
  const update = { from: '7', userName: 'amina', language: 'ru', text: '/start a&b' }
  expect(await messenger?.startLink('a&b')).toBe('/dev/messenger?start=a%26b')
  await expect(dev.bot?.hear(update)).rejects.toThrow('Nobody listens')
  const heard: object[] = []
  const stop = messenger?.listen(async told => void heard.push(told))
  await dev.bot?.hear(update)
  await stop?.()
  await expect(dev.bot?.hear(update)).rejects.toThrow('Nobody listens')
  expect(heard).toEqual([update])
})

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'no-reply@souk.example' }

test('without the page /dev there is only what was set up', async () => {
  const { phone, messenger, identity, push, dev } = channelsWith({
    ...mail,
    DEV_TOOLS: '0',
    WALLET_SEED_FILE: 'seed',
  })
  expect([phone, messenger, identity]).toEqual([null, null, null])
  expect(dev).toEqual({ bot: null, identity: null })
  expect(await push.send(players[1], notice)).toBe('gone')
})

test('a provider that was set up is used beside the page /dev', async () => {
  const before = await messages()
  const {
    mail: sender,
    phone,
    messenger,
    identity,
    dev,
  } = channelsWith({
    ...mail,
    DEV_TOOLS: '1',
    PHONE_URL: 'http://127.0.0.1:1',
    PHONE_KEY: 'phone-key',
    TELEGRAM_TOKEN: '123456:abcdefghijk',
    TELEGRAM_API_URL: 'http://127.0.0.1:1',
    IDENTITY_URL: 'http://127.0.0.1:1',
    IDENTITY_KEY: 'identity-key',
    IDENTITY_WEBHOOK_SECRET: 'sixteen-characters',
  })
  const letter = { id: '1', to: 'a@souk.test', subject: '', text: '', html: '' }
  const tries = [
    () => sender.send(letter),
    () => phone?.sms('+2348012345678', 'Souk: 4711'),
    () => messenger?.startLink('a'),
    () => identity?.open('check-1', 'en'),
  ]
  for (const attempt of tries)
    await expect(attempt()).rejects.toThrow(/^(mail server|phone|telegram|identity)/)
  expect(dev).toEqual({ bot: null, identity: null })
  expect(await messages()).toEqual(before)
})

test('a tool writes to nobody', async () => {
  const { mail } = channelsWith({ DEV_TOOLS: '0' }, 'tool')
  const letter = { id: '1', to: 'a@souk.test', subject: '', text: '', html: '' }
  await expect(mail.send(letter)).rejects.toThrow('none is set up')
})
