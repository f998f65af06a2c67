import { describe, expect, it } from 'vitest'
import { createPromptMemory, type KeptPrompts } from '../../session/promptMemory.ts'
import { isReviewDue, tradeToRate, type RateableTrade } from './reviewPrompts.ts'

const now = new Date('2026-03-05T12:00:00.000Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
const day = 24 * 60

const trade = (differs: Partial<RateableTrade> = {}): RateableTrade => ({
  id: 'A1',
  group: 'completed',
  finishedAt: ago(60),
  myFeedback: null,
  counterparty: { userName: 'kunle' },
  ...differs,
})
const never = () => false

describe('asking how a trade went', () => {
  it.each([
    ['completed an hour ago', trade(), 'A1'],
    ['completed just now', trade({ finishedAt: ago(9) }), undefined],
    ['completed long ago', trade({ finishedAt: ago(15 * day) }), undefined],
    ['cancelled', trade({ group: 'cancelled' }), undefined],
    ['still open', trade({ group: 'paid', finishedAt: null }), undefined],
    ['spoken of already', trade({ myFeedback: {} }), undefined],
  ])('of one that is %s', (_, one, id) => {
    expect(tradeToRate([one], now, never)?.id).toBe(id)
  })

  it('takes the first that was not asked about', () => {
    expect(tradeToRate([trade(), trade({ id: 'B2' })], now, id => id === 'A1')?.id).toBe('B2')
  })
})

describe('asking for a review', () => {
  const content = { grade: 'positive', tradesCount: 3, askedAt: null, now, everyDays: 90 } as const
  it.each([
    ['after a good word of somebody with three trades', content, true],
    ['never after another word', { ...content, grade: 'neutral' }, false],
    ['never of a newcomer', { ...content, tradesCount: 2 }, false],
    ['not twice within 90 days', { ...content, askedAt: new Date(ago(89 * day)) }, false],
    ['again after 90 days', { ...content, askedAt: new Date(ago(90 * day)) }, true],
  ] as const)('%s', (_, facts, isDue) => {
    expect(isReviewDue(facts)).toBe(isDue)
  })
})

describe('what was asked', () => {
  const memory = (account: KeptPrompts | null = null) => {
    const saved: object[] = []
    const parts = { kept: () => account, save: (asked: object) => void saved.push(asked) }
    return { saved, prompts: createPromptMemory(parts) }
  }

  it('is kept with the account, and remembered at once for each user of a page', () => {
    const { prompts, saved } = memory()
    prompts.askedToRate('u1', 'A1')
    prompts.askedForReview('u1', now)
    expect(saved).toEqual([{ askedToRate: ['A1'] }, { reviewAskedAt: now.toISOString() }])
    expect(prompts.wasAskedToRate('u1', 'A1')).toBe(true)
    expect(prompts.wasAskedToRate('u2', 'A1')).toBe(false)
    expect(prompts.reviewAskedAt('u1')).toEqual(now)
    expect(prompts.reviewAskedAt('u2')).toBeNull()
  })

  it('is known from another device', () => {
    const { prompts, saved } = memory({ askedToRate: ['A1'], reviewAskedAt: now.toISOString() })
    expect(prompts.wasAskedToRate('u1', 'A1')).toBe(true)
    expect(prompts.wasAskedToRate('u1', 'B2')).toBe(false)
    expect(prompts.reviewAskedAt('u1')).toEqual(now)
    expect(saved).toEqual([])
  })
})
