import { describe, expect, it } from 'vitest'
import type { ChapterShape } from '../contentShape.ts'
import { placeOf, progressOf } from './guideProgress.ts'

const chapter = (code: string, minutes: number): ChapterShape => ({
  code,
  title: code,
  description: '',
  minutes,
})
const chapters = [chapter('account', 4), chapter('buy', 7), chapter('sell', 6)]

describe('the place of a chapter', () => {
  it.each([
    ['guide-account', 1, undefined, 'buy'],
    ['guide-buy', 2, 'account', 'sell'],
    ['guide-sell', 3, 'buy', undefined],
  ])('%s', (page, number, previous, next) => {
    const place = placeOf({ page, chapters })
    expect(place).toMatchObject({ number })
    expect(place?.previous?.code).toBe(previous)
    expect(place?.next?.code).toBe(next)
  })

  it('is none for another page', () => {
    expect(placeOf({ page: 'guide', chapters })).toBeNull()
    expect(placeOf({ page: 'buy', chapters })).toBeNull()
  })
})

describe('how far somebody is', () => {
  it('begins with the first chapter', () => {
    expect(progressOf(chapters, [])).toEqual({ read: 0, minutesLeft: 17, next: 'account' })
  })
  it('goes on with the first one that is not read, whatever was read after it', () => {
    expect(progressOf(chapters, ['account', 'sell'])).toEqual({ read: 2, minutesLeft: 7, next: 'buy' })
  })
  it('does not count chapters that are gone', () => {
    expect(progressOf(chapters, ['gone'])).toMatchObject({ read: 0 })
  })
  it('ends', () => {
    expect(progressOf(chapters, ['sell', 'buy', 'account'])).toEqual({ read: 3, minutesLeft: 0, next: null })
  })
})
