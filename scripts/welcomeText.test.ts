import { expect, test } from 'vitest'
import { matchRoute } from '../app/routes/matchRoute.ts'
import { demoOf } from '../server/composition/seed/demoTries.ts'
import { welcomeText } from './welcomeText.ts'

const demo = { devTools: true, production: false, seed: 'demo' } as const

test('the terminal says whom one can be, and what to try first and where', () => {
  const told = demoOf(demo)
  if (told === null) throw new Error('This is no demo')
  expect(welcomeText('http://localhost:3000', told)).toBe(`
  A demo market, with made-up people and coins
  Log in as amina, kunle, marina, arbiter, operator, or operator2; the password is Souk-demo-1.

  Buy from a demo trader                     http://localhost:3000/buy
  Be anybody, move the clock, read the mail  http://localhost:3000/dev
  Send an invoice as a shop                  http://localhost:3000/me/merchant

`)
})

test('what is to be tried is there', () => {
  const paths = demoOf(demo)?.tries.map(({ path }) => path) ?? []
  expect(paths).toHaveLength(3)
  expect(paths.filter(path => path !== '/dev' && matchRoute(path) === null)).toEqual([])
})

test.each([
  ['in production', { ...demo, production: true }],
  ['without development tools', { ...demo, devTools: false }],
  ['without the demo market', { ...demo, seed: 'none' as const }],
])('%s nobody is told of a demo', (_, settings) => {
  expect(demoOf(settings)).toBeNull()
})
