import { expect, it } from 'vitest'
import { matchRoute } from '../../routes/matchRoute.ts'
import { footerLinks } from './footerLinks.ts'

const { home, swap, coins, places } = footerLinks

it('leads to pages that there are', () => {
  const { apiDocs, ...pages } = places
  const hrefs = [home, swap, ...coins.flatMap(({ buy, sell }) => [buy, sell]), ...Object.values(pages)]
  expect(hrefs.filter(href => matchRoute(href) === null)).toEqual([])
  // Beside the app, in one language: `scripts/docsPlugin.ts` puts it there.
  expect(apiDocs).toMatch(/^\/docs\//)
})

it('leads to each page once', () => {
  const hrefs = [swap, ...coins.flatMap(({ buy, sell }) => [buy, sell]), ...Object.values(places)]
  expect(new Set(hrefs).size).toBe(hrefs.length)
})
