import { expect, test } from 'vitest'
import {
  fakeProvider,
  type Exchange,
  type FakeProvider,
} from '../../../tests/support/network/fakeProvider.ts'
import { silentLogger, type Logger } from '../../runtime/logger.ts'
import { handTimers } from '../../../tests/support/time/handTimers.ts'
import type { MessengerUpdate } from '../channels.ts'
import { telegramBot } from './telegramBot.ts'

const token = '123456:planted-token-of-the-bot'
const path = (method: string) => `/bot${token}/${method}`
const ok = (result: unknown) => ({ body: { ok: true, result } })

async function bench() {
  const fake = await fakeProvider()
  const hand = handTimers()
  const pauses: number[] = []
  const paused = new Set<() => void>()
  // Tells when a pause is planned; the 10 s and 50 s are the limits of a call.
  const timers = {
    ...hand,
    after(ms: number, work: () => void) {
      const cancel = hand.after(ms, work)
      if (ms !== 10_000 && ms !== 50_000) pauses.push(ms)
      for (const look of paused) look()
      return cancel
    },
  }
  const pause = (count: number) =>
    new Promise<number | undefined>(resolve => {
      const look = () => {
        if (pauses.length < count) return
        paused.delete(look)
        resolve(pauses[count - 1])
      }
      paused.add(look)
      look()
    })
  const lines: unknown[] = []
  const logger: Logger = { ...silentLogger, warn: (fields, text) => void lines.push([fields, text]) }
  return { fake, hand, pause, lines, bot: telegramBot({ token, apiUrl: fake.url }, timers, logger) }
}

const asks = (fake: FakeProvider, offset: number, answer: Exchange['answer']) =>
  fake.next({
    path: path('getUpdates'),
    body: { offset, timeout: 25, allowed_updates: ['message', 'callback_query'] },
    answer,
  })

const amina = { id: 7_000_000_001, is_bot: false, username: 'amina', language_code: 'ru' }
const said = (update_id: number, text: string, from: object = amina, type = 'private') => ({
  update_id,
  message: { message_id: update_id, from, chat: { id: 1, type }, text },
})

const wordsOf = ({ message, stack, cause }: Error) => ({ message, stack, cause })

/** Everything that a line of the log could show of an error. */
const shown = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Error ? { ...Object.fromEntries(Object.entries(part)), ...wordsOf(part) } : part,
  )

test('the link names the bot, which is asked for its name once, at the first use that works', async () => {
  const { fake, bot } = await bench()
  void fake.next({ path: path('getMe'), body: {}, answer: { status: 502 } })
  await expect(bot.startLink('a')).rejects.toThrow(/^telegram: getMe was answered with 502$/)
  void fake.next({ path: path('getMe'), body: {}, answer: ok({ id: 1, is_bot: true, username: 'souk_bot' }) })
  expect(await bot.startLink('a-ref-b')).toBe('https://t.me/souk_bot?start=a-ref-b')
  expect(await bot.startLink('c&d')).toBe('https://t.me/souk_bot?start=c%26d')
})

test('it says things, with a link under them', async () => {
  const { fake, bot } = await bench()
  const words = {
    chat_id: '7000000001',
    text: 'Привет, <b>amina</b>',
    link_preview_options: { is_disabled: true },
  }
  void fake.next({ path: path('sendMessage'), body: words, answer: ok({ message_id: 1 }) })
  await bot.say('7000000001', words.text)
  const button = { text: 'Log in', url: 'https://souk.example/telegram/1' }
  const body = { ...words, reply_markup: { inline_keyboard: [[button]] } }
  void fake.next({ path: path('sendMessage'), body, answer: ok({ message_id: 2 }) })
  await expect(bot.say('7000000001', words.text, button)).resolves.toBeUndefined()
  const answers = [
    { text: 'Send', data: 'yes:aaaaaaaaaaaaaaaaaaaaaa' },
    { text: 'Decline', data: 'no:aaaaaaaaaaaaaaaaaaaaaa' },
  ]
  const keys = answers.map(({ text, data }) => ({ text, callback_data: data }))
  const asked = { ...words, reply_markup: { inline_keyboard: [keys] } }
  void fake.next({ path: path('sendMessage'), body: asked, answer: ok({ message_id: 3 }) })
  await expect(bot.say('7000000001', words.text, answers)).resolves.toBeUndefined()
})

test.each([
  ['a refusal', { status: 403, body: { ok: false, description: `blocked ${token}` } }],
  ['something else', { body: { ok: false } }],
  ['a broken connection', 'cut' as const],
])('%s fails without the token', async (_, answer) => {
  const { fake, bot } = await bench()
  void fake.next({ path: path('sendMessage'), body: expect.anything(), answer })
  const error: unknown = await bot.say('7', 'x').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'ChannelFailed' })
  expect(shown(error)).not.toContain('planted')
})

test('it hears words and pressed buttons, passes over the rest, and acknowledges what was taken', async () => {
  const { fake, bot } = await bench()
  const updates = [
    said(11, '/start abc'),
    said(12, 'in a group', amina, 'group'),
    said(13, 'a bot', { ...amina, is_bot: true }),
    { update_id: 14, edited_message: {} },
    { update_id: 15, callback_query: { id: 'press', from: { id: 8, is_bot: false }, data: 'yes' } },
  ]
  void asks(fake, 0, ok(updates))
  void fake.next({
    path: path('answerCallbackQuery'),
    body: { callback_query_id: 'press' },
    answer: ok(true),
  })
  const acknowledged = asks(fake, 16, 'silence')
  const heard: MessengerUpdate[] = []
  const stop = bot.listen(async update => void heard.push(update))
  await acknowledged
  await stop()
  expect(heard).toEqual([
    { from: '7000000001', userName: 'amina', language: 'ru', text: '/start abc' },
    { from: '8', userName: null, language: null, text: 'yes' },
  ])
})

test('what the listener did not take comes again, and what it took does not', async () => {
  const { fake, hand, pause, bot } = await bench()
  void asks(fake, 0, ok([said(1, 'one'), said(2, 'two'), said(3, 'three')]))
  const heard: string[] = []
  const stop = bot.listen(async ({ text }) => {
    heard.push(text)
    if (text === 'two' && heard.length === 2) throw new Error('the database is away')
  })
  await pause(1)
  void asks(fake, 2, ok([said(2, 'two'), said(3, 'three')]))
  const acknowledged = asks(fake, 4, 'silence')
  hand.pass(1000)
  await acknowledged
  await stop()
  expect(heard).toEqual(['one', 'two', 'two', 'three'])
})

test('it goes on after failures, pauses longer each time, and no line tells the token', async () => {
  const { fake, hand, pause, lines, bot } = await bench()
  const answers = [{ status: 500 }, 'cut', { body: 'no JSON of theirs' }] as const
  void asks(fake, 0, answers[0])
  const stop = bot.listen(async () => undefined)
  expect(await pause(1)).toBe(1000)
  void asks(fake, 0, answers[1])
  hand.pass(1000)
  expect(await pause(2)).toBe(2000)
  void asks(fake, 0, answers[2])
  hand.pass(2000)
  expect(await pause(3)).toBe(4000)
  void asks(fake, 0, { status: 429, body: { ok: false, parameters: { retry_after: 30 } } })
  hand.pass(4000)
  expect(await pause(4)).toBe(30_000)
  void asks(fake, 0, ok([]))
  void asks(fake, 0, 'cut')
  hand.pass(30_000)
  expect(await pause(5)).toBe(1000)
  await stop()
  expect(lines).toHaveLength(5)
  expect(shown(lines)).not.toContain('planted')
})

test('the pause grows to a minute and no further', async () => {
  const { fake, hand, pause, bot } = await bench()
  void asks(fake, 0, { status: 500 })
  const stop = bot.listen(async () => undefined)
  const pauses: (number | undefined)[] = []
  for (let count = 1; count <= 8; count++) {
    const ms = await pause(count)
    pauses.push(ms)
    void (count < 8 && asks(fake, 0, { status: 500 }))
    if (count < 8) hand.pass(ms ?? 0)
  }
  await stop()
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
})

test('a question that is never answered is asked again', async () => {
  const { fake, hand, pause, lines, bot } = await bench()
  const asked = asks(fake, 0, 'silence')
  const stop = bot.listen(async () => undefined)
  await asked
  hand.pass(50_000)
  await pause(1)
  expect(shown(lines)).toContain('telegram: getUpdates was not answered in time')
  const again = asks(fake, 0, 'silence')
  hand.pass(1000)
  await again
  await stop()
})

test('it stops when told: the listener at work is waited for, and nothing more is heard', async () => {
  const { fake, hand, bot } = await bench()
  void asks(fake, 0, ok([said(1, 'one'), said(2, 'two')]))
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const heard: string[] = []
  const stop = bot.listen(async ({ text }) => {
    begun.resolve()
    await finish.promise
    heard.push(text)
  })
  await begun.promise
  const stopped = stop()
  finish.resolve()
  await stopped
  expect(heard).toEqual(['one'])
  expect(hand.next()).toBeNull()
})

test('it stops in a pause', async () => {
  const { fake, hand, pause, bot } = await bench()
  void asks(fake, 0, { status: 500 })
  const stop = bot.listen(async () => undefined)
  await pause(1)
  await stop()
  expect(hand.next()).toBeNull()
})
