import { describe, expect, it } from 'vitest'
import { joinMessages } from './messageList.ts'

const list = (ids: string, hasMore = false) => ({ items: ids.split(''), hasMore })
const join = (known: ReturnType<typeof list> | undefined, page: ReturnType<typeof list>, isOlder = false) =>
  joinMessages(known, page, { isOlder, idOf: item => item })
const shown = ({ items, hasMore }: { items: readonly string[]; hasMore: boolean }) =>
  `${items.join('')}${hasMore ? '…' : ''}`

describe('a page of a conversation', () => {
  it.each([
    ['is all that is known at first', undefined, list('cba', true), false, 'cba…'],
    ['above what is known comes behind it', list('dc', true), list('ba'), true, 'dcba'],
    ['above, with more above it, says so', list('fe', true), list('dc', true), true, 'fedc…'],
    ['that was known already changes nothing', list('cba'), list('cba'), false, 'cba'],
    ['with something new puts it in its place', list('cba', true), list('dcb', true), false, 'dcba…'],
    ['that is older than a live message keeps it', list('dcba'), list('cba'), false, 'dcba'],
    ['with a late message sorts it in', list('dba'), list('dcba'), false, 'dcba'],
    ['that holds everything ends the list', list('cb', true), list('dcba'), false, 'dcba'],
    [
      'that does not reach what is known replaces it, so that there is no hole',
      list('ba'),
      list('yx', true),
      false,
      'yx…',
    ],
  ])('%s', (_, known, page, isOlder, joined) => {
    expect(shown(join(known, page, isOlder))).toBe(joined)
  })
})
