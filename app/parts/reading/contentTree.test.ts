import { describe, expect, expectTypeOf, it } from 'vitest'
import { covers as drawnCovers, type Cover } from '../../../design-system/domain/content/text/contentShape.ts'
import * as drawn from '../../../design-system/domain/content/text/contentTree.ts'
import { covers, type Cover as KnownCover } from '../../../server/domain/content/document.ts'
import * as read from '../../../server/domain/content/tree.ts'

describe('a text as the server reads it', () => {
  it('is what the pages draw, to the last of its parts', () => {
    expectTypeOf<read.Block>().toEqualTypeOf<drawn.Block>()
    expectTypeOf<read.Inline>().toEqualTypeOf<drawn.Inline>()
    expectTypeOf<read.Question>().toEqualTypeOf<drawn.Question>()
    expectTypeOf<read.LiveBlock>().toEqualTypeOf<drawn.LiveBlock>()
    expectTypeOf<read.NoticeTone>().toEqualTypeOf<drawn.NoticeTone>()
  })

  it('has no block of real data and no notice that the pages cannot draw, and lacks none', () => {
    expect(Object.keys(read.liveBlocks)).toEqual(drawn.liveBlocks)
    expect(read.noticeTones).toEqual(drawn.noticeTones)
  })

  it('may stand under the pictures that there are', () => {
    expectTypeOf<KnownCover>().toEqualTypeOf<Cover>()
    expect(covers).toEqual(drawnCovers)
  })

  it('says the same without its looks', () => {
    const text: readonly drawn.Inline[] = [
      'One ',
      { kind: 'strong', text: ['two', { kind: 'break' }, { kind: 'code', code: 'three' }] },
      { kind: 'link', href: '/faq', text: [' four'] },
    ]
    expect(read.plainText(text)).toBe('One two three four')
    expect(drawn.plainText(text)).toBe(read.plainText(text))
  })
})
