import { expect, it } from 'vitest'
import { admit } from './access.ts'

it.each([
  ['default', 'unknown', true, 'in'],
  ['default', 'member', true, 'in'],
  ['public', 'unknown', false, 'in'],
  ['public', 'unknown', true, 'wait'],
  ['public', 'visitor', true, 'in'],
  ['public', 'guest', true, 'in'],
  ['public', 'member', false, 'toDashboard'],
  ['private', 'unknown', false, 'wait'],
  ['private', 'visitor', true, 'toLogIn'],
  ['private', 'guest', true, 'toLogIn'],
  ['private', 'member', false, 'in'],
] as const)('a %s page, for one who is %s (may be a member: %s): %s', (access, standing, mayBe, expected) => {
  expect(admit(access, standing, mayBe)).toBe(expected)
})
