import { describe, expect, it } from 'vitest'
import { listOf, peopleHref, peopleVariables, personHref, readPeoplePlace } from './peopleAddress.ts'

const read = (query: string) => readPeoplePlace(new URLSearchParams(query))

describe('the address of the list of people', () => {
  it.each([
    ['', { filter: { search: '', standing: null }, pages: 1 }],
    ['search=ngozi&standing=held&pages=2', { filter: { search: 'ngozi', standing: 'held' }, pages: 2 }],
    ['search=n&standing=rich&pages=-4', { filter: { search: '', standing: null }, pages: 1 }],
    ['search=%20a%40b.c%20&pages=1e9', { filter: { search: 'a@b.c', standing: null }, pages: 3 }],
    ['pages=two', { filter: { search: '', standing: null }, pages: 1 }],
  ])('is read: %s', (query, place) => {
    expect(read(query)).toEqual(place)
  })

  it('leaves out what is as usual, and says the same again', () => {
    expect(peopleHref(read(''))).toBe('/operator/people')
    const place = read('search=%2B48 500&standing=banned&pages=3')
    expect(read(peopleHref(place).split('?')[1] ?? '')).toEqual(place)
  })

  it('goes along to a person, and is known again there', () => {
    const place = read('search=ngozi&standing=held')
    const href = personHref('ngozi.h', place)
    expect(href).toBe('/operator/people/ngozi.h?from=people&search=ngozi&standing=held')
    expect(listOf(new URLSearchParams(href.split('?')[1]))).toEqual(place)
    expect(listOf(new URLSearchParams('search=ngozi'))).toBeNull()
  })

  it('asks for as many as were shown', () => {
    expect(peopleVariables(read('pages=3'))).toEqual({
      search: null,
      standing: null,
      before: null,
      limit: 90,
    })
  })
})
