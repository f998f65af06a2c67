import { expect, it } from 'vitest'
import { page } from '@souk/design-system/locales/en/page.ts'
import { pageRead } from '@souk/design-system/locales/en/pageRead.ts'
import type { PageTextTable, ReadTable } from '../../routes/pageTexts.ts'
import { pageCommands } from './pageCommands.ts'

const texts = { ...page, ...pageRead } as PageTextTable & ReadTable
const pathsFor = (...who: [Parameters<typeof pageCommands>[1], boolean]) =>
  pageCommands(texts, ...who).map(({ path }) => path)

it('leads a visitor to what anybody may see, and nowhere else', () => {
  const paths = pathsFor('visitor', false)
  expect(paths).toEqual(expect.arrayContaining(['/buy', '/sell', '/fees', '/guide', '/sign-up']))
  for (const own of ['/wallet', '/settings', '/dashboard']) expect(paths).not.toContain(own)
})

it('leads a member to their own pages, and not to the sign-up', () => {
  const paths = pathsFor('member', false)
  expect(paths).toEqual(expect.arrayContaining(['/wallet', '/settings', '/create-advert', '/transactions']))
  expect(paths).not.toContain('/sign-up')
})

it('has the desk of operators for them alone', () => {
  expect(pathsFor('member', false)).not.toContain('/operator/content')
  expect(pathsFor('member', true)).toContain('/operator/content')
})

it('names no page twice, and none that needs more than its address', () => {
  const found = pageCommands(texts, 'member', true)
  expect(new Set(found.map(({ title }) => title)).size).toBe(found.length)
  for (const { path } of found) expect(path).not.toMatch(/:|^\/(?:404|error|log-out|edit-adverts)$/)
})
