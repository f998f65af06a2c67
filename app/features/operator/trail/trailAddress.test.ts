import { noTrailFilter, type TrailFilter } from '@souk/design-system/domain/desk/entry/trailFilter.ts'
import { describe, expect, it } from 'vitest'
import { readTrailFilter, trailHref } from './trailAddress.ts'

const read = (href: string) => readTrailFilter(new URL(href, 'http://souk.test').searchParams)

describe('the address of the trail', () => {
  it.each<TrailFilter>([
    noTrailFilter,
    { deed: 'pause', subjectKind: null, subjectId: null, actor: 'd.osei' },
    { deed: null, subjectKind: 'person', subjectId: '0192', actor: null },
  ])('says what it is narrowed by: %o', filter => {
    expect(read(trailHref(filter))).toEqual(filter)
  })

  it('narrows by nothing that it does not know', () => {
    expect(read('/operator/trail?deed=dance&about=moon&id=1')).toEqual(noTrailFilter)
  })

  it('is plain where nothing is narrowed', () => {
    expect(trailHref(noTrailFilter)).toBe('/operator/trail')
  })
})
