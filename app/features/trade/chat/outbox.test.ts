import { expect, it } from 'vitest'
import { createOutbox, type Delivery, type KeptLetter, type Letter } from './outbox.ts'

const wrongCode = new Error('wrong_code')
const deliveries = {
  sent: { kind: 'sent' },
  refused: { kind: 'refused', words: { code: 'no_reply_left' } },
  asks: { kind: 'asks', words: { code: 'two_factor_required' }, error: wrongCode },
  unanswered: { kind: 'unanswered' },
} as const satisfies { [Kind in Delivery['kind']]: Delivery }

/** An outbox whose server answers when the test says so. @param left what the page before had not sent */
function setUp(left: readonly KeptLetter[] = []) {
  let count = left.length
  let kept = left
  const sent: Letter[] = []
  const codes: (string | undefined)[] = []
  const answers: ((delivery: Delivery) => void)[] = []
  const outbox = createOutbox({
    newId: () => `c${++count}`,
    now: () => '2030-01-31T12:00:00.000Z',
    kept: {
      read: () => kept,
      write: letters => {
        kept = letters
      },
    },
    send: (letter, code) => {
      sent.push(letter)
      codes.push(code)
      return new Promise(resolve => answers.push(resolve))
    },
  })
  const say = (text: string) => outbox.add({ text, attachment: null })
  const answer = async (kind: Delivery['kind']) => {
    answers.shift()?.(deliveries[kind])
    for (let turn = 0; turn < 4; turn++) await Promise.resolve()
  }
  const shown = () => outbox.current().map(({ clientId, state }) => `${clientId} ${state}`)
  return {
    outbox,
    kept: () => kept,
    say,
    answer,
    codes,
    sent: () => sent.map(({ clientId }) => clientId),
    shown,
  }
}

it('sends one message after the other, and keeps none that has arrived', async () => {
  const { say, answer, sent, shown } = setUp()
  say('one')
  say('two')
  expect(shown()).toEqual(['c1 sending', 'c2 sending'])
  expect(sent()).toEqual(['c1'])
  await answer('sent')
  expect(sent()).toEqual(['c1', 'c2'])
  expect(shown()).toEqual(['c2 sending'])
  await answer('sent')
  expect(shown()).toEqual([])
})

it('shows what was refused and why, and goes on with the next', async () => {
  const { outbox, say, answer, sent, shown } = setUp()
  say('one')
  say('two')
  await answer('refused')
  expect(shown()).toEqual(['c1 failed', 'c2 sending'])
  expect(sent()).toEqual(['c1', 'c2'])
  expect(outbox.refused()?.words.code).toBe('no_reply_left')
  outbox.retry('c1')
  expect(outbox.refused()).toBeNull()
})

it('sends again under the same client id, once however often it is pressed', async () => {
  const { outbox, say, answer, sent, shown } = setUp()
  say('one')
  await answer('unanswered')
  outbox.retry('c1')
  outbox.retry('c1')
  expect(sent()).toEqual(['c1', 'c1'])
  await answer('sent')
  expect(shown()).toEqual([])
})

it('takes up by itself what nobody answered when the service is back, and leaves what was refused', async () => {
  const { outbox, say, answer, sent, shown } = setUp()
  say('one')
  say('two')
  await answer('refused')
  await answer('unanswered')
  expect(shown()).toEqual(['c1 failed', 'c2 failed'])
  outbox.resume()
  expect(sent()).toEqual(['c1', 'c2', 'c2'])
})

it('goes on after a page that was loaded anew with what that had not sent, under the same client ids', async () => {
  const before = setUp()
  before.say('one')
  before.say('two')
  before.say('three')
  await before.answer('refused')
  const { outbox, kept, answer, sent, shown } = setUp(before.kept())
  expect(shown()).toEqual(['c2 failed', 'c3 failed'])
  outbox.resume()
  await answer('sent')
  await answer('unanswered')
  expect(sent()).toEqual(['c2', 'c3'])
  expect(kept().map(({ letter }) => letter.text)).toEqual(['three'])
  outbox.arrived(['c3'])
  expect(kept()).toEqual([])
})

it('drops a message that has arrived another way, though its answer is still out', async () => {
  const { outbox, say, answer, shown } = setUp()
  say('one')
  outbox.arrived(['c1'])
  expect(shown()).toEqual([])
  await answer('unanswered')
  expect(shown()).toEqual([])
})

it('discards what failed, never what is on its way', async () => {
  const { outbox, say, answer, shown } = setUp()
  say('one')
  outbox.discard('c1')
  expect(shown()).toEqual(['c1 sending'])
  await answer('refused')
  outbox.discard('c1')
  expect(shown()).toEqual([])
})

it('holds what comes after a message that waits for a code, and goes on once it is given', async () => {
  const { outbox, say, answer, codes, sent, shown } = setUp()
  say('one')
  say('two')
  await answer('asks')
  expect(outbox.asks()).toBe('c1')
  expect(outbox.refused()?.words.code).toBe('two_factor_required')
  expect(shown()).toEqual(['c1 failed', 'c2 sending'])
  outbox.retry('c1')
  outbox.resume()
  expect(sent()).toEqual(['c1'])
  const confirmed = outbox.confirm('c1', '123456')
  expect(outbox.asks()).toBeNull()
  await answer('sent')
  await expect(confirmed).resolves.toBeUndefined()
  await answer('sent')
  expect(sent()).toEqual(['c1', 'c1', 'c2'])
  expect(codes).toEqual([undefined, '123456', undefined])
  expect(shown()).toEqual([])
})

it('says a wrong code to whoever gave it, asks again, and keeps none', async () => {
  const { outbox, say, answer, codes, shown } = setUp()
  say('one')
  await answer('asks')
  const wrong = outbox.confirm('c1', '000000').catch((error: unknown) => error)
  await answer('asks')
  expect(await wrong).toBe(wrongCode)
  expect(outbox.asks()).toBe('c1')
  const lost = outbox.confirm('c1', '111111')
  await answer('unanswered')
  await lost
  expect(outbox.asks()).toBeNull()
  expect(JSON.stringify(outbox.current())).not.toMatch(/000000|111111/)
  outbox.resume()
  expect(codes).toEqual([undefined, '000000', '111111', undefined])
  await answer('asks')
  outbox.discard('c1')
  expect(shown()).toEqual([])
})

it('asks for the next message when the one that waited was discarded', async () => {
  const { outbox, say, answer, sent } = setUp()
  say('one')
  say('two')
  await answer('asks')
  outbox.discard('c1')
  expect(sent()).toEqual(['c1', 'c2'])
  await outbox.confirm('c1', '123456')
  expect(sent()).toEqual(['c1', 'c2'])
})
