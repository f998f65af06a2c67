import { describe, expect, it } from 'vitest'
import type { KeyStorage } from '../../device/storage/keyStorage.ts'
import { createReturnPage } from '../../session/returnPage.ts'
import type { Session, SessionState } from '../../session/session.ts'
import type { Standing } from '../../routes/access.ts'
import { admitVisitor } from './admitVisitor.ts'

function setup(standing: Standing, answer: Standing = standing) {
  const kept = new Map<string, string>()
  const storage: KeyStorage = {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  }
  const state = (of: Standing): SessionState => ({ standing: of, userId: null })
  const session = {
    current: () => state(standing),
    known: () => Promise.resolve(state(answer)),
    mayBeMember: () => true,
  } as Session
  const returnPage = createReturnPage(storage)
  const enter = admitVisitor({ session, returnPage })
  return {
    returnPage,
    /** Where it leads, or null for in. */
    open: async (path: string) => {
      try {
        return await enter({ request: new Request(`http://souk.test${path}`) })
      } catch (response) {
        return (response as Response).headers.get('location')
      }
    },
  }
}

describe('before a page opens', () => {
  it.each<[Standing, string, string | null]>([
    ['visitor', '/buy', null],
    ['visitor', '/Buy-BTC/?x=1', '/buy-bitcoin?x=1'],
    ['member', '/ru/GUIDE', '/ru/guide'],
    ['visitor', '/nowhere', null],
    ['visitor', '/search/filter?amount=5', '/email/log-in?amount=5'],
    ['guest', '/ru/log-out', '/ru/email/log-in'],
    ['member', '/', '/dashboard'],
    ['member', '/ru?utm_source=x', '/ru/dashboard?utm_source=x'],
    ['member', '/email/log-in', '/dashboard'],
    ['member', '/sign-up', '/dashboard'],
    ['visitor', '/email/log-in', null],
    ['visitor', '/telegram/log-in', null],
    ['visitor', '/facebook/log-in?a=1', '/email/log-in?a=1'],
  ])('a %s at %s', async (standing, path, expected) => {
    expect(await setup(standing).open(path)).toBe(expected)
  })

  it('waits for the answer where it decides', async () => {
    expect(await setup('unknown', 'member').open('/search/filter')).toBeNull()
    expect(await setup('unknown', 'visitor').open('/search/filter')).toBe('/email/log-in')
    expect(await setup('unknown', 'member').open('/')).toBe('/dashboard')
  })

  it('leads to where somebody wanted to go once they have logged in', async () => {
    const { open, returnPage } = setup('member')
    returnPage.save('/ru/trade/new/a1?amount=5')
    expect(await open('/')).toBe('/dashboard')
    expect(await open('/sign-up')).toBe('/ru/trade/new/a1?amount=5')
    expect(await open('/email/log-in')).toBe('/dashboard')
  })

  it('keeps where somebody wanted to go', async () => {
    const { open, returnPage } = setup('visitor')
    await open('/ru/search/filter?amount=5')
    expect(returnPage.take()).toBe('/ru/search/filter?amount=5')
    await open('/log-out')
    expect(returnPage.take()).toBeNull()
  })
})
