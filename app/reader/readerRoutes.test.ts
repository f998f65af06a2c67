import { describe, expect, it } from 'vitest'
import { calculatorRoutes } from '../routes/table/calculatorRoutes.ts'
import { contentRoutes } from '../routes/table/contentRoutes.ts'
import { routeNames, routeRow } from '../routes/table/routeTable.ts'
import { findRoute } from './readerRoutes.ts'

const example = (path: string) =>
  path.replace(':chapter', 'safety').replace(':category', 'rules').replace(':item', 'first')

describe('addresses of pages to read', () => {
  it.each(Object.entries(contentRoutes))('%s is one, in each language', (name, { path }) => {
    const plain = example(path)
    expect(findRoute(plain, '')).toMatchObject({ name, locale: 'en', path: plain })
    expect(findRoute(`/ru${plain}`, '')).toMatchObject({ name, locale: 'ru', path: plain })
  })

  it('no other page of the app is one', () => {
    const others = routeNames.filter(
      name =>
        name !== 'home' &&
        !['country', ...Object.keys(contentRoutes), ...Object.keys(calculatorRoutes)].includes(name),
    )
    expect(others.length).toBeGreaterThan(20)
    const found = others.filter(
      name => findRoute(routeRow(name).path.replace(/:\w+/g, 'bitcoin'), '') !== null,
    )
    expect(found).toEqual([])
  })

  it.each([
    '/en/guide',
    '/guide/',
    '/ru/guide/',
    '/guide//',
    '//guide',
    '/ru//guide',
    '/Guide',
    '/guide/%73afety',
    '/guide/a%2fb',
    '/guide/%',
    '/guide/a/b',
    '/de/guide',
    '',
  ])('%j is not the address of one', path => expect(findRoute(path, '')).toBeNull())

  it('ask for an earlier version of a text, and go on in a list', () => {
    const callsAt = (path: string, query: string) => Object.values(findRoute(path, query)?.calls ?? {})
    expect(callsAt('/privacy', 'x=1&version=12')).toEqual(['/api/v1/pages/privacy_policy?version=12'])
    expect(callsAt('/blog/rules', 'before=a_b-1')).toContain(
      '/api/v1/blog_items?limit=13&category=rules&before=a_b-1',
    )
    expect(callsAt('/blog', 'before=first')).toContain('/api/v1/blog_items?limit=13&before=first')
  })

  it.each([
    [
      '/privacy',
      ['version=', 'version=0', 'version=-1', 'version=1.5', 'version=1e3', 'version=123456', 'before=x'],
    ],
    [
      '/blog',
      ['before=', 'before=A', 'before=-a', 'before=a%26limit%3D100', `before=${'a'.repeat(81)}`, 'version=1'],
    ],
    ['/blog/rules/first', ['before=x', 'version=1', 'ref=ABCD2345']],
  ])('%s asks for the same whatever else its query says', (path, queries) => {
    const calls = findRoute(path, '')?.calls
    expect(queries.map(query => findRoute(path, query)?.calls)).toEqual(queries.map(() => calls))
  })

  it('bring nothing but a name into a call', () => {
    const hostile = encodeURIComponent('../../me?x=1&y#z')
    for (const path of [`/guide/${hostile}`, `/blog/${hostile}`, `/blog/rules/${hostile}`])
      for (const call of Object.values(findRoute(path, '')?.calls ?? { none: '../' }))
        expect(new URL(call, 'http://server').href).not.toMatch(/\/me|#|[?&][xy]=/)
  })
})

describe('what of a query belongs to a page', () => {
  it.each([
    ['/user-agreement', 'version=2&x=1', '?version=2'],
    ['/user-agreement', 'before=first', ''],
    ['/blog', 'before=first&version=2', '?before=first'],
    ['/blog/safety/first', 'before=first&version=2', ''],
    ['/guide', 'version=0', ''],
  ])('of %s?%s it is "%s"', (path, query, own) => {
    expect(findRoute(path, query)?.query).toBe(own)
  })
})
