import { expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'
import type { Delivery, Letter } from './outbox.ts'

/** An outbox whose server answers when the test says so. */
function setUp() {
  let count = 0
  const sent: Letter[] = []
  const answers: ((delivery: Delivery) => void)[] = []
  const outbox = createOutbox({
    newId: () => `c${++count}`,
    now: () => '2030-01-31T12:00:00.000Z',
    send: letter => {
      sent.push(letter)
      return new Promise(resolve => answers.push(resolve))
    },
  })
  const say = (text: string) => outbox.add({ text, attachment: null })
  const answer = async (kind: Delivery['kind']) => {
    answers.shift()?.(kind === 'refused' ? { kind, words: { code: 'no_reply_left' } } : { kind })
    await Promise.resolve()
    await Promise.resolve()
  }
  const shown = () => outbox.current().map(({ clientId, state }) => `${clientId} ${state}`)
  return { outbox, say, answer, sent: () => sent.map(({ clientId }) => clientId), shown }
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
