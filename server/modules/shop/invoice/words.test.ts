import { expect, it } from 'vitest'
import { searchOf, wordsOf } from './words.ts'

it('keeps the words of an invoice under its store, and its name as one', () => {
  expect([...wordsOf(40217n, ['Bean 7', 'N-7'], '7bx_k-9ZpLm2Wd7a')]).toEqual([
    '40217.bean',
    '40217.7',
    '40217.n',
    '40217.#7bxk9zplm2wd7a',
  ])
})

it('asks for beginnings of words; a short one is none of a random name', () => {
  expect(searchOf(40217n, 'N-7')).toBe("'40217.n':* & '40217.7':*")
  expect(searchOf(40217n, '7bx_k-9ZpLm2Wd7a')).toBe(
    "('40217.7bx':* & '40217.k':* & '40217.9zplm2wd7a':*) | '40217.#7bxk9zplm2wd7a':*",
  )
  expect(searchOf(40217n, ' &|! ')).toBeNull()
})
