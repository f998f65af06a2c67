import { expect, it } from 'vitest'
import type { Standing } from '../../routes/access.ts'
import { goBack } from './goBack.ts'

interface Scene {
  readonly at: string
  readonly isOpen?: boolean
  readonly hasBefore?: boolean
  readonly standing?: Standing
}

function back({ at, isOpen = false, hasBefore = true, standing = 'member' }: Scene) {
  const done: string[] = []
  const could = goBack({
    closeTopmost: () => {
      if (isOpen) done.push('closed')
      return isOpen
    },
    pathname: () => at,
    standing: () => standing,
    go: name => void done.push(`to ${name}`),
    hasBefore: () => hasBefore,
    before: () => void done.push('before'),
  })
  return { could, done }
}

it.each<[string, Scene, boolean, string[]]>([
  ['closes what is open', { at: '/trade/AB12CD34', isOpen: true }, true, ['closed']],
  ['closes what is open where there is no way back', { at: '/wallet', isOpen: true }, true, ['closed']],
  ['goes from a trade to the trades', { at: '/trade/AB12CD34', hasBefore: false }, true, ['to trades']],
  ['goes from receiving to the dashboard', { at: '/wallet/receive/BTC' }, true, ['to dashboard']],
  ['goes there in any language', { at: '/ru/trade/AB12CD34' }, true, ['to trades']],
  [
    'goes from a guest’s trade to the page before',
    { at: '/trade/AB12CD34', standing: 'guest' },
    true,
    ['before'],
  ],
  ['goes to the page before', { at: '/settings' }, true, ['before']],
  ['goes to the page before one that is not there', { at: '/nowhere' }, true, ['before']],
  ['lets the shell leave where nothing is before', { at: '/settings', hasBefore: false }, false, []],
  ['lets it leave a trade of a guest', { at: '/trade/A', standing: 'guest', hasBefore: false }, false, []],
])('%s', (_, scene, could, done) => {
  expect(back(scene)).toEqual({ could, done })
})

it.each([
  '/wallet',
  '/ru/wallet/story/1',
  '/buy',
  '/ru/sell',
  '/dashboard',
  '/dashboard/trades',
  '/me',
  '/email/log-in',
  '/sign-up',
])('lets the shell leave %s', at => {
  expect(back({ at })).toEqual({ could: false, done: [] })
})
