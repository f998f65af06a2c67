import { describe, expect, it } from 'vitest'
import type { TopicShape } from '../contentShape.ts'
import { filteredTopics, folded, questionCount } from './faqFilter.ts'

const question = (code: string, asked: string, answer: string) => ({
  code,
  question: asked,
  answer: [{ kind: 'paragraph' as const, text: [answer] }],
})
const topics: readonly TopicShape[] = [
  {
    code: 'safety',
    title: 'Безопасность',
    questions: [
      question('escrow', 'Что такое эскроу?', 'Место, где лежат монеты продавца, – под замком.'),
      question('letter', 'Кто прислал письмо?', 'Ещё раз сверьте «своё» слово.'),
    ],
  },
  {
    code: 'fees',
    title: 'Fees',
    questions: [question('free', 'What’s free?', 'Buying. The owner pays the fee, USDT or BTC.')],
  },
]
const found = (search: string) =>
  filteredTopics(topics, search).flatMap(topic => topic.questions.map(({ code }) => code))

describe('the search of questions', () => {
  it.each([
    ['', ['escrow', 'letter', 'free']],
    ['  ', ['escrow', 'letter', 'free']],
    ['?!', ['escrow', 'letter', 'free']],
    ['ЭСКРОУ', ['escrow']],
    ['usdt', ['free']],
    // ё and е are one letter, both ways.
    ['еще', ['letter']],
    ['своё слово', ['letter']],
    ['Ещё', ['letter']],
    // The beginning of a word, in any order, in the answer as in the question.
    ['прод мон', ['escrow']],
    ['одавца', []],
    // All words have to be there.
    ['эскроу письмо', []],
    // By the topic, whole.
    ['безопас', ['escrow', 'letter']],
    // However the apostrophe is typed.
    ["what's", ['free']],
    ['ничего такого', []],
  ])('%j', (search, codes) => {
    expect(found(search)).toEqual(codes)
  })

  it('leaves topics out of which nothing is found, and counts', () => {
    const left = filteredTopics(topics, 'usdt')
    expect(left.map(({ code }) => code)).toEqual(['fees'])
    expect(questionCount(left)).toBe(1)
    expect(questionCount(topics)).toBe(3)
  })

  it('folds what looks alike, and keeps й apart from и', () => {
    expect(folded('Ёж – «Й»!')).toBe('еж й')
  })
})
