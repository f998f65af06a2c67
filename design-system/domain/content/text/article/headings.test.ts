import { describe, expect, it } from 'vitest'
import type { Block } from '../contentTree.ts'
import { currentHeading, headingsOf, introAndRest } from './headings.ts'

const heading = (level: 2 | 3 | 4, id: string): Block => ({
  kind: 'heading',
  level,
  id,
  text: ['Part ', { kind: 'strong', text: [id] }],
})

describe('the contents of a text', () => {
  it('are its headings of the second level, without their looks', () => {
    expect(headingsOf([heading(2, 'a'), { kind: 'rule' }, heading(3, 'b'), heading(2, 'c')])).toEqual([
      { id: 'a', title: 'Part a' },
      { id: 'c', title: 'Part c' },
    ])
  })

  it.each([
    [[], null],
    [['a'], 'a'],
    [['a', 'b'], 'b'],
    // A jump over parts: their headings may not have been seen at all.
    [['c'], 'c'],
    [['unknown'], null],
  ])('with %j passed mark %s', (passed, current) => {
    expect(currentHeading(['a', 'b', 'c'], new Set(passed))).toBe(current)
  })
})

describe('what a text begins with', () => {
  const words: Block = { kind: 'paragraph', text: ['Words.'] }

  it('ends before the first heading', () => {
    const blocks = [words, heading(2, 'a'), words]
    expect(introAndRest(blocks)).toEqual({ intro: [words], rest: blocks.slice(1) })
    expect(introAndRest([words])).toEqual({ intro: [words], rest: [] })
    expect(introAndRest([heading(3, 'b')])).toEqual({ intro: [], rest: [heading(3, 'b')] })
  })
})
