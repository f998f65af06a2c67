import { describe, expect, test } from 'vitest'
import { contractorId, ownerId, strangerId, tradeIn } from '../../../tests/support/examples/trade.ts'
import { tradeStatuses } from '../trade/status.ts'
import { feedbackSubject, longestFeedback, parseOpinion } from './feedback.ts'

describe('what is written', () => {
  test.each(['positive', 'neutral', 'negative'])('may be %s, with or without words', grade => {
    expect(parseOpinion(grade, '  Fast. ')).toEqual({ ok: true, value: { grade, text: 'Fast.' } })
    expect(parseOpinion(grade, '')).toEqual({ ok: true, value: { grade, text: '' } })
  })

  test.each([
    ['great', 'x', 'invalid_choice', 'grade'],
    ['block', 'x', 'invalid_choice', 'grade'],
    [undefined, 'x', 'invalid_choice', 'grade'],
    ['positive', 7, 'invalid_format', 'text'],
    ['positive', 'x'.repeat(longestFeedback + 1), 'too_long', 'text'],
  ])('%s, %.8s is refused: %s', (grade, text, code, field) => {
    expect(parseOpinion(grade, text)).toMatchObject({ ok: false, refusal: { code, field } })
  })

  test('the longest fits', () => {
    expect(parseOpinion('neutral', 'x'.repeat(longestFeedback))).toMatchObject({ ok: true })
  })
})

describe('who may leave it', () => {
  test.each(tradeStatuses)('in %s: the parties of a completed trade', status => {
    const completed = ['completed', 'completed_by_seller', 'completed_by_admin'].includes(status)
    const expected = completed
      ? { ok: true, value: ownerId }
      : { ok: false, refusal: { code: 'feedback_too_early', params: {} } }
    expect(feedbackSubject(tradeIn(status), contractorId, false)).toEqual(expected)
  })

  test('each about the other, once', () => {
    const trade = tradeIn('completed_by_seller')
    expect(feedbackSubject(trade, ownerId, false)).toEqual({ ok: true, value: contractorId })
    expect(feedbackSubject(trade, ownerId, true)).toMatchObject({
      refusal: { code: 'feedback_already_left' },
    })
    expect(feedbackSubject(trade, strangerId, false)).toMatchObject({ refusal: { code: 'not_found' } })
  })
})
