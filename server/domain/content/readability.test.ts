import { describe, expect, it, test } from 'vitest'
import { readMarkdown } from './markdown.ts'
import { readability, sentencesIn, wordsIn } from './readability.ts'

/** Of a sentence: said so often that it is no short text. */
const easeOf = (sentence: string, locale: string) =>
  readability(readMarkdown(`${sentence} `.repeat(100)).blocks, locale).ease

describe('the ease of reading', () => {
  // The examples of Wikipedia's article on Flesch's tests.
  it.for([
    ['The cat sat on the mat.', 116],
    ['This sentence, taken as a reading passage unto itself, is being used to prove a point.', 69],
    ['The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.', 37],
  ] as const)('of “%s” is what is published', ([sentence, ease]) => {
    expect(easeOf(sentence, 'en')).toBe(ease)
  })

  it('of a Russian sentence is counted by its vowels, with Oborneva’s numbers', () => {
    // Three words of two syllables each.
    expect(easeOf('Мама мыла раму.', 'ru')).toBe(Math.round(206.835 - 1.3 * 3 - 60.1 * 2))
  })

  it('is not told of a text that is too short, nor in a language without a formula', () => {
    const blocks = readMarkdown('One two three. '.repeat(40)).blocks
    expect(readability(readMarkdown('One two three.').blocks, 'en').ease).toBeNull()
    expect(readability(blocks, 'en')).toMatchObject({ words: 120, ease: expect.any(Number) })
    expect(readability(blocks, 'xx').ease).toBeNull()
  })
})

test('sentences end with their sign or with what holds them; headings, tables and code are none', () => {
  const { blocks } = readMarkdown(
    '## A heading {#a}\n\nOne is 0.5 BTC. Two?\nThree “is said.” Four\n\n- five\n- six\n\n| a | b |\n|---|---|\n| c | d |\n\n```\nseven.\n```\n',
  )
  expect(sentencesIn(blocks)).toEqual(['One is 0.5 BTC.', 'Two?', 'Three “is said.”', 'Four', 'five', 'six'])
})

test('a word has a letter or a digit in it', () => {
  expect(wordsIn('Buy — or sell: 5 BTC/USDT …')).toEqual(['Buy', 'or', 'sell:', '5', 'BTC', 'USDT'])
})
