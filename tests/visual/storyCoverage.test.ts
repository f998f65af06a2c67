import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../app/routes/matchRoute.ts'
import { routeNames, routeRow } from '../../app/routes/table/routeTable.ts'
import { namedBy, reachedFrom } from './importGraph.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const find = (pattern: string) => globSync(pattern, { cwd: root }).sort()

const components = find('design-system/**/[A-Z]*.tsx').filter(file => !file.includes('/node_modules/'))
const stories = find('stories/**/*.stories.tsx')
const pages = stories.filter(file => /^stories\/(?:pages|flows)\//.test(file))
/** Stories of components, and what every story stands in. */
const parts = [...stories.filter(file => !pages.includes(file)), 'stories/support/StoryFrame.tsx']
const namedByParts = namedBy(root, parts)
const app = reachedFrom(root, [
  'app/main.tsx',
  'app/payer/main.tsx',
  'app/reader/main.tsx',
  'app/reader/server.tsx',
])

/** The fields of the form engine are the specification's, whole: forms of pages to come bind the rest of them. */
const isOfForms = (file: string) => file.startsWith('design-system/forms/')

/** The addresses that the stories of pages open, without their queries and marks. */
const addresses = pages.flatMap(file =>
  [
    ...readFileSync(root + file, 'utf8').matchAll(
      /(?:address\s*=\s*\{?|\b(?:pageAt|page\.at|textPage|statsPage)\(\s*)["'`]([^"'`?#]+)/g,
    ),
  ].map(([, found = '']) => found),
)

describe('stories', () => {
  it('show every component of the design system, by itself or as a part of another', () => {
    const shown = reachedFrom(root, parts)
    expect(components.filter(file => !shown.has(file))).toEqual([])
  })

  it('name every component that the app puts into its pages', () => {
    const used = namedBy(
      root,
      [...app].filter(file => file.startsWith('app/')),
    )
    expect(components.filter(file => used.has(file) && !namedByParts.has(file))).toEqual([])
  })

  it('show nothing that no page of the app shows', () => {
    const unused = components.filter(file => namedByParts.has(file) && !app.has(file))
    expect(unused.filter(file => !isOfForms(file))).toEqual([])
  })

  it('open every page', () => {
    const opened = new Set(addresses.map(address => routeRow(matchRoute(address)?.name ?? 'notFound').page))
    expect(routeNames.filter(name => !opened.has(routeRow(name).page))).toEqual([])
  })
})
