import { expect, it } from 'vitest'
import { secretGroups } from './secretGroups.ts'

it.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3', 'JBSW Y3'],
  ['', ''],
])('%j is shown as %j', (secret, shown) => {
  expect(secretGroups(secret)).toBe(shown)
})
