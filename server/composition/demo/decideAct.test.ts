import { describe, expect, it, test } from 'vitest'
import { actionSeen, disputeSeen, messageSeen, tradeSeen } from '../../../tests/support/examples/tradeSeen.ts'
import { sides, type Side } from '../../domain/trade/party.ts'
import { isOpen, tradeStatuses, type TradeStatus } from '../../domain/trade/status.ts'
import { hasProhibitedWords } from '../../domain/word/prohibited.ts'
import { characterNames, characters, type CharacterName } from './characters.ts'
import { clientIdOf, decide, type Mind } from './decideAct.ts'
import type { ShownMessage, ShownTrade } from './shownTrade.ts'
import { speeds } from './pace.ts'
import { words } from './words/words.ts'

const mind: Mind = { character: 'quick', side: 'seller', locale: 'en', speed: 1, chance: () => 0 }
const none: ReadonlySet<string> = new Set()

/** What is decided, as one line: the act, when, and what is said in which language. */
function decided(
  trade: Partial<ShownTrade>,
  differs: Partial<Mind> = {},
  messages: readonly ShownMessage[] = [],
  done = none,
): string {
  const side = differs.side ?? mind.side
  const intent = decide(
    { trade: tradeSeen({ viewer_side: side, ...trade }), messages, done },
    { ...mind, ...differs },
  )
  if (!intent) return 'waits'
  const { act, at, phrase, locale } = intent
  return [act, at.toISOString().slice(11, 19), ...(phrase === null ? [] : [phrase, locale])].join(' ')
}

/** All that may be done is allowed, as the API would say it; what is only done when asked for is left out. */
const everything = (
  ['confirm', 'cancel', 'complete', 'create_dispute', 'issue_requisites', 'feedback'] as const
).map(action => actionSeen(action))
const at = {
  paid_at: '2026-03-02T10:05:00.000Z',
  escrow_ends_at: '2026-03-02T10:30:00.000Z',
  finished_at: '2026-03-02T10:40:00.000Z',
}

/** The first thing that each character does by themselves in each state, where they do anything. */
const first: Readonly<Record<CharacterName, Readonly<Record<Side, Partial<Record<TradeStatus, string>>>>>> = {
  quick: {
    buyer: {
      new: 'say 10:00:15 greet_as_buyer en',
      paid_confirmed: 'say 10:05:05 sent en',
      expired_and_paid: 'create_dispute 10:35:00 paid_statement en',
      completed: 'feedback 10:41:00 feedback_quick en',
      completed_by_seller: 'feedback 10:41:00 feedback_quick en',
    },
    seller: {
      new: 'say 10:00:15 greet_as_seller en',
      paid_confirmed: 'say 10:06:20 released en',
      expired_and_paid: 'complete 10:30:30',
      disput: 'complete 10:20:30',
      completed: 'feedback 10:41:00 feedback_quick en',
      completed_by_seller: 'feedback 10:41:00 feedback_quick en',
    },
  },
  slow: {
    buyer: {
      new: 'say 10:01:30 greet_slowly en',
      paid_confirmed: 'say 10:05:05 sent en',
      expired_and_paid: 'create_dispute 10:35:00 paid_statement en',
      completed: 'feedback 10:41:00 feedback_quick en',
      completed_by_seller: 'feedback 10:44:00 feedback_slow en',
    },
    seller: {
      new: 'say 10:01:30 greet_slowly en',
      paid_confirmed: 'complete 10:11:40',
      expired_and_paid: 'complete 10:30:30',
      disput: 'complete 10:23:20',
      completed: 'feedback 10:41:00 feedback_quick en',
      completed_by_seller: 'feedback 10:44:00 feedback_slow en',
    },
  },
  forgetful: {
    buyer: {},
    seller: { new: 'issue_requisites 10:00:20', disput: 'say 10:21:00 forgot en' },
  },
  pays_short: {
    buyer: {
      new: 'say 10:00:15 greet_as_buyer en',
      paid_confirmed: 'say 10:05:05 sent_a_part en',
      completed: 'feedback 10:41:00 feedback_quick en',
      completed_by_seller: 'feedback 10:41:00 feedback_quick en',
    },
    seller: {
      new: 'say 10:00:15 greet_as_seller en',
      paid_confirmed: 'say 10:06:20 released en',
      expired_and_paid: 'complete 10:30:30',
      disput: 'complete 10:20:30',
      completed: 'feedback 10:41:00 feedback_quick en',
      completed_by_seller: 'feedback 10:41:00 feedback_quick en',
    },
  },
  liar: {
    buyer: {
      new: 'say 10:00:15 greet_as_buyer en',
      paid_confirmed: 'say 10:05:05 sent_nothing en',
      completed: 'feedback 10:41:00 feedback_quick en',
      completed_by_seller: 'feedback 10:41:00 feedback_quick en',
    },
    seller: {
      new: 'say 10:00:15 greet_as_seller en',
      paid_confirmed: 'say 10:06:00 nothing_came en',
      disput: 'say 10:21:00 nothing_came en',
    },
  },
}

const states = characterNames.flatMap(character =>
  sides.flatMap(side => tradeStatuses.map(status => ({ character, side, status }))),
)

test.each(states)('$character $side, $status', ({ character, side, status }) => {
  const trade = {
    status,
    actions: everything,
    paid_at: status === 'new' ? null : at.paid_at,
    finished_at: isOpen(status) ? null : at.finished_at,
    dispute: status === 'disput' ? disputeSeen() : null,
  }
  expect(decided(trade, { character, side })).toBe(first[character][side][status] ?? 'waits')
})

describe('one after the other', () => {
  const paid = { status: 'paid_confirmed', paid_at: at.paid_at } as const

  it('does the next thing when the first was done, and nothing twice', () => {
    const released = messageSeen('…', { is_mine: true, client_id: clientIdOf('paid_confirmed-0') })
    const actions = [actionSeen('complete')]
    expect(decided({ ...paid, actions }, {}, [released])).toBe('complete 10:07:25')
    expect(decided({ ...paid, actions }, {}, [], new Set(['paid_confirmed-0']))).toBe('complete 10:07:25')
    expect(decided({ ...paid, actions: [] }, {}, [released])).toBe('waits')
  })

  it('is as quick as the market, and differs by chance', () => {
    const buyer = { side: 'buyer' } as const
    const done = new Set(['new-0'])
    const actions = [actionSeen('confirm')]
    expect(decided({ actions }, buyer, [], done)).toBe('confirm 10:01:20')
    expect(decided({ actions }, { ...buyer, speed: 10 }, [], done)).toBe('confirm 10:00:08')
    expect(decided({ actions }, { ...buyer, chance: () => 0.999 }, [], done)).toBe('confirm 10:02:19')
  })

  it('at the usual speed answers within five seconds and releases within half a minute, whatever chance says', () => {
    const usual = { speed: speeds.usual, chance: () => 0.999 }
    const done = new Set(['new-0', 'new-1', 'paid_confirmed-0'])
    expect(decided({ ...paid, actions: [actionSeen('complete')] }, usual, [], done)).toBe('complete 10:05:17')
    expect(decided({}, usual, [messageSeen('Hello')], done)).toBe('say 10:01:03 answer_hello en')
    const buyer = { ...usual, side: 'buyer' } as const
    const greeted = new Set(['new-0'])
    expect(decided({ actions: [actionSeen('confirm')] }, buyer, [], greeted)).toBe('confirm 10:00:13')
  })

  it('pays once there is somewhere to pay, and not the moment that there is', () => {
    const buyer = { side: 'buyer' } as const
    const done = new Set(['new-0'])
    expect(decided({ actions: [] }, buyer, [], done)).toBe('waits')
    const later = { escrow_ends_at: '2026-03-02T10:50:00.000Z', actions: [actionSeen('confirm')] }
    expect(decided(later, buyer, [], done)).toBe('confirm 10:21:20')
  })

  it('opens a dispute when asked to, as soon as the trade allows it', () => {
    const asked = messageSeen('Then open a dispute!', {
      author: 'seller',
      created_at: '2026-03-02T10:06:00.000Z',
    })
    const done = new Set(['paid_confirmed-0', `re-${asked.id.replaceAll('-', '')}`])
    const liar = { side: 'buyer', character: 'liar' } as const
    const actions = [actionSeen('create_dispute', '2026-03-02T10:20:00.000Z')]
    expect(decided({ ...paid, actions }, liar, [asked], done)).toBe(
      'create_dispute 10:20:00 paid_nothing_statement en',
    )
    expect(decided({ ...paid, actions: [actionSeen('create_dispute')] }, liar, [asked], done)).toBe(
      'create_dispute 10:06:10 paid_nothing_statement en',
    )
  })

  it('cancels when the seller asks to', () => {
    const trade = { cancel_asked_at: '2026-03-02T10:02:00.000Z', actions: [actionSeen('cancel')] }
    expect(decided(trade, { side: 'buyer' }, [], new Set(['new-0']))).toBe('cancel 10:02:30')
  })

  it('the forgetful one releases after a reminder, and not by a word from before', () => {
    const forgetful = { character: 'forgetful' } as const
    const actions = [actionSeen('complete')]
    const before = messageSeen('Hello')
    const after = messageSeen('Are you there?', { created_at: '2026-03-02T10:07:00.000Z' })
    expect(decided({ ...paid, actions }, forgetful, [before])).toBe('waits')
    expect(decided({ ...paid, actions }, forgetful, [after, before])).toBe('complete 10:17:00')
  })
})

describe('answers', () => {
  const greeted = new Set(['new-0', 'new-1'])

  test.each([
    ['Hello', 'answer_hello en'],
    ['Где реквизиты?', 'answer_requisites ru'],
    ['Деньги отправил', 'answer_paid_to_seller ru'],
    ['I have paid', 'answer_paid_to_seller en'],
    ['Сколько ещё ждать? Когда отпустите?', 'answer_paid_to_seller ru'],
    ['Открывайте спор', 'answer_dispute_to_seller ru'],
    ['???', 'answer_other en'],
  ])('%s', (text, said) => {
    expect(decided({}, {}, [messageSeen(text)], greeted)).toBe(`say 10:01:20 ${said}`)
  })

  it('once, and also what was written before a word of their own', () => {
    const asked = messageSeen('Hello')
    const key = `re-${asked.id.replaceAll('-', '')}`
    const own = messageSeen('…', { is_mine: true, author: 'seller', client_id: clientIdOf('new-0') })
    expect(decided({}, {}, [own, asked], greeted)).toBe('say 10:01:20 answer_hello en')
    expect(decided({}, {}, [own, asked], new Set([...greeted, key]))).toBe('waits')
    const answered = messageSeen('…', { is_mine: true, author: 'seller', client_id: clientIdOf(key) })
    expect(decided({}, {}, [answered, asked], greeted)).toBe('waits')
  })

  it('never in a dispute but to the arbiter, and not without a word left', () => {
    const trade = { status: 'disput', paid_at: at.paid_at, dispute: disputeSeen() } as const
    const liar = { character: 'liar' } as const
    const done = new Set(['disput-0'])
    const arbiter = messageSeen('Who paid?', { author: 'arbiter', author_name: 'arbiter' })
    expect(decided(trade, liar, [messageSeen('Hello')], done)).toBe('waits')
    expect(decided(trade, liar, [arbiter], done)).toBe('say 10:01:20 answer_arbiter en')
    const silent = { ...trade, dispute: disputeSeen({ replies_left: { buyer: 0, seller: 0 } }) }
    expect(decided(silent, liar, [arbiter], none)).toBe('waits')
  })

  it('to no end of messages, and after the end to thanks alone', () => {
    const answered = Array.from({ length: 30 }, (_, index) =>
      messageSeen('…', { is_mine: true, author: 'seller', client_id: clientIdOf(`re-${index}`) }),
    )
    expect(decided({}, {}, [messageSeen('Hello'), ...answered], greeted)).toBe('waits')
    const ended = { status: 'cancelled', finished_at: at.finished_at } as const
    expect(decided(ended, {}, [messageSeen('Hello')])).toBe('waits')
    expect(decided(ended, {}, [messageSeen('Thank you')])).toBe('say 10:01:20 answer_thanks en')
  })

  it('the forgetful one answers nobody', () => {
    expect(decided({}, { character: 'forgetful' }, [messageSeen('Hello')])).toBe('waits')
    expect(characters.forgetful.answers).toBeNull()
  })
})

test('nothing that they say is a word that the service refuses', () => {
  const said = Object.values(words).flatMap(texts => Object.values(texts))
  expect(said.filter(hasProhibitedWords)).toEqual([])
})
