import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { routeNames, routeRow } from '../../routes/table/routeTable.ts'

it.each(routeNames)('the page of the route %s exists and exports its component', name => {
  const { page } = routeRow(name)
  const file = new URL(`../../features/${page}.tsx`, import.meta.url)
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(`export function ${page.split('/').at(-1)}(`)
})
