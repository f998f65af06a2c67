import { describe, expect, it } from 'vitest'
import { parseTrackers, readTrackers, splitTrackers } from './trackers.ts'

const read = (query: string) => readTrackers(new URLSearchParams(query))

describe('an address', () => {
  it('says whose invitation it was and what led here', () => {
    expect(
      read('ref=kunle&utm_campaign=summer&utm_source=radio&utm_content=a&utm_term=b&utm_medium=c'),
    ).toEqual({
      ref: 'kunle',
      campaign: 'summer',
      source: 'radio',
      content: 'a',
      term: 'b',
      medium: 'c',
    })
  })

  it('is not believed over 32 characters a value', () => {
    expect(read(`ref=${'a'.repeat(32)}&utm_source=${'b'.repeat(33)}`)).toEqual({ ref: 'a'.repeat(32) })
  })

  it('says nothing by empty values, and by parameters of others', () => {
    expect(read('ref=&utm_source=%20&utm_id=7&amount=5')).toEqual({})
  })

  it('may carry one string, which what is named by itself goes before', () => {
    expect(read('referrer=summer-radio-kunle&ref=amina')).toEqual({
      campaign: 'summer',
      source: 'radio',
      ref: 'amina',
    })
    expect(read('utm=summer')).toEqual({ campaign: 'summer' })
  })
})

describe('one string', () => {
  it.each([
    ['summer-radio-kunle', { campaign: 'summer', source: 'radio', ref: 'kunle' }],
    ['summer--kunle', { campaign: 'summer', ref: 'kunle' }],
    ['-radio', { source: 'radio' }],
    ['a-b-c-d', { campaign: 'a', source: 'b', ref: 'c' }],
    ['', {}],
    [`${'a'.repeat(33)}-radio`, { source: 'radio' }],
  ])('%s', (text, trackers) => {
    expect(splitTrackers(text)).toEqual(trackers)
  })

  it('of more than 1024 characters is ignored', () => {
    const rest = (length: number) => 'x'.repeat(length - 'a-b-c-'.length)
    expect(splitTrackers(`a-b-c-${rest(1024)}`)).toEqual({ campaign: 'a', source: 'b', ref: 'c' })
    expect(splitTrackers(`a-b-c-${rest(1025)}`)).toEqual({})
  })
})

describe('what was kept', () => {
  it.each([
    ['{"ref":"kunle","source":"radio"}', { ref: 'kunle', source: 'radio' }],
    ['{"ref":7,"other":"x"}', {}],
    [`{"ref":"${'a'.repeat(33)}"}`, {}],
    ['[]', {}],
    ['null', {}],
    ['no json', {}],
    [null, {}],
  ])('%s', (kept, trackers) => {
    expect(parseTrackers(kept)).toEqual(trackers)
  })
})
