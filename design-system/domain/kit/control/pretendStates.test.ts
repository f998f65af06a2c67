import { expect, it } from 'vitest'
import { pretendingSelector } from './pretendStates.ts'

it.each([
  ['.a:hover', ".a[data-pretends~='hover']"],
  [".a[data-variant='primary']:active", ".a[data-variant='primary'][data-pretends~='pressed']"],
  [
    ".a:focus-within:not([data-status='disabled'])",
    ".a[data-pretends~='focus']:not([data-status='disabled'])",
  ],
  ['.a:hover, .b:active', ".a[data-pretends~='hover'], .b[data-pretends~='pressed']"],
  ['.a:focus-visible', null],
  ['.a', null],
])('%s is pretended by %s', (selector, written) => {
  expect(pretendingSelector(selector)).toBe(written)
})
