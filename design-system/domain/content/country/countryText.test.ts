import { describe, expect, it } from 'vitest'
import type { Block } from '../text/contentTree.ts'
import { cardsOf, countryParts, wordsOf } from './countryText.ts'

const says = (text: string): Block => ({ kind: 'paragraph', text: [text] })
const head = (level: 2 | 3, id: string): Block => ({ kind: 'heading', level, id, text: [id] })
const ids = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id)

describe('a country’s text', () => {
  it('is a beginning, what is said of the prices, and the rest in its order', () => {
    const { lead, prices, rest } = countryParts([
      says('first'),
      head(2, 'offers'),
      head(2, 'prices'),
      says('of prices'),
      head(2, 'methods'),
      head(2, 'rules'),
      head(3, 'one'),
      says('a rule'),
    ])
    expect(lead).toEqual([says('first')])
    expect(prices.blocks).toEqual([says('of prices')])
    expect(ids(rest)).toEqual(['offers', 'methods', 'rules'])
    expect(rest.at(-1)?.blocks).toEqual([head(3, 'one'), says('a rule')])
  })

  it('shows the market also where it says nothing of it', () => {
    const { lead, prices, rest } = countryParts([])
    expect([lead, prices.title, ids(rest)]).toEqual([[], null, ['offers', 'methods']])
    expect(ids(countryParts([head(2, 'methods'), head(2, 'watch')]).rest)).toEqual([
      'offers',
      'methods',
      'watch',
    ])
  })

  it('has cards under smaller headings, and what stands before them', () => {
    const { before, parts } = cardsOf([says('before'), head(3, 'one'), says('1'), head(3, 'two')])
    expect([before, ids(parts), parts[0]?.blocks]).toEqual([[says('before')], ['one', 'two'], [says('1')]])
  })
})

describe('a list of words', () => {
  const list = (...items: readonly (readonly Block[])[]): Block => ({ kind: 'list', ordered: false, items })
  const word: readonly Block[] = [
    { kind: 'paragraph', text: [{ kind: 'strong', text: ['Aza'] }, ' Details.'] },
  ]

  it('is read where each point begins with a strong one', () => {
    expect(wordsOf(list(word))).toEqual([{ word: 'Aza', meaning: [' Details.'] }])
  })

  it.each([
    ['a paragraph', says('no list')],
    ['a point without a strong word', list(word, [says('plain')])],
    ['a word without a meaning', list([{ kind: 'paragraph', text: [{ kind: 'strong', text: ['Aza'] }] }])],
    ['a point of several blocks', list([...word, says('more')])],
    ['an empty point', list([])],
  ])('is not %s', (_, block) => {
    expect(wordsOf(block)).toBeNull()
  })
})
