import { describe, expect, test } from 'vitest'
import { refuse, refuseWith } from './refusal.ts'
import { blackListRefusals, refusalStatus } from './status.ts'
import type { RefusalCode } from './status.ts'
import { localeOf, wordRefusal } from '../../locales/wording.ts'
import { refusals as englishWords } from '../../locales/en/refusals.ts'
import { refusals as russianWords } from '../../locales/ru/refusals.ts'
import quoted from '../../../tests/contract/specification/messages.json' with { type: 'json' }

const codes = Object.keys(refusalStatus) as RefusalCode[]
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

const specified = new Map<string, readonly string[]>(Object.entries(quoted.messages))

describe('the words of a refusal', () => {
  test.each(codes)('%s names the same parameters in both languages', code => {
    expect(placeholders(russianWords[code])).toEqual(placeholders(englishWords[code]))
  })

  test.each(codes.filter(code => !specified.has(code)))('%s is a sentence', code => {
    expect(englishWords[code]).toMatch(/^["A-Z].*\.$/)
    expect(russianWords[code]).toMatch(/^[А-ЯЁ].*\.$/)
  })

  // What the specification quotes is said to the letter; more may follow as a sentence of its own.
  test.each(codes.filter(code => specified.has(code)))('%s is as the specification has it', code => {
    const quotes = specified.get(code) ?? []
    const said = [englishWords[code], russianWords[code]]
    expect(said.map((text, at) => text.slice(0, quotes[at]?.length))).toEqual(quotes)
    expect(said.map((text, at) => text.slice(quotes[at]?.length))).toEqual([
      expect.stringMatching(/^$|^\. .+\.$/),
      expect.stringMatching(/^$|^\. .+\.$/),
    ])
  })

  test('are filled with the parameters', () => {
    const refusal = refuseWith('above_maximum', { max: '250000', asset: 'NGN' }, 'amount')
    expect(wordRefusal(refusal, 'en')).toBe('The largest amount of this ad is 250000 NGN.')
    expect(wordRefusal(refusal, 'ru')).toBe('Наибольшая сумма по объявлению: 250000 NGN.')
    expect(refusal.field).toBe('amount')
  })

  test('write a time out', () => {
    const refusal = refuseWith('too_early', { from: '2026-03-04T05:06:07.000Z' })
    expect(wordRefusal(refusal, 'en')).toMatch(/^This is possible from Mar 4, 2026, 5:06\sAM UTC\.$/)
    expect(wordRefusal(refusal, 'ru')).toContain('4 мар. 2026 г., 05:06 UTC')
  })
})

test('what a stranger may not know answers like what does not exist, and a failed log-in ends no session', () => {
  expect(refusalStatus[refuse('not_found').code]).toBe(404)
  expect(refusalStatus.wrong_credentials).toBe(422)
  expect(codes.filter(code => refusalStatus[code] === 401)).toEqual(['unauthenticated'])
  expect([...blackListRefusals].every(code => refusalStatus[code] === 403)).toBe(true)
})

test.each([
  ['ru', 'ru'],
  ['ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['en-GB', 'en'],
  ['de, ru;q=0.4, en;q=0.3', 'ru'],
  ['en;q=0.1, ru', 'ru'],
  ['ru;q=0', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('Accept-Language %s is answered in %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale)
})
