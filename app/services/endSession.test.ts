import { expect, it, vi } from 'vitest'
import type { SessionState } from '../session/session.ts'
import { checkSession, endSession } from './endSession.ts'

const member: SessionState = { standing: 'member', userId: 'u1' }
const guest: SessionState = { standing: 'guest', userId: 'g1' }
const visitor: SessionState = { standing: 'visitor', userId: null }

/** The parts that the end of a session concerns; `refresh` answers who is there now. */
function concerned(before: SessionState, after: SessionState = visitor) {
  let now = before
  const shown: string[] = []
  const went: string[] = []
  const services = {
    session: {
      current: () => now,
      refresh: async () => (now = after),
      ended: async () => {
        now = visitor
      },
    },
    realtime: { stop: vi.fn<() => void>() },
    returnPage: { save: vi.fn<(address: string) => void>() },
    navigation: { address: () => '/wallet', go: (path: string) => void went.push(path) },
    alerts: { show: ({ title }: { title: string }) => shown.push(title) },
    i18n: { t: (key: string) => key },
  }
  return { services: services as unknown as Parameters<typeof endSession>[0], shown, went }
}

it('tells a member who is refused, and leads to the log-in', () => {
  const { services, shown, went } = concerned(member)
  endSession(services)
  expect(shown).toEqual(['connection:sessionClosed'])
  expect(went).toEqual(['/email/log-in'])
  // Of several calls that are refused the first has said it.
  endSession(services)
  expect(shown).toHaveLength(1)
})

it('tells nobody who was not logged in', () => {
  const { services, shown, went } = concerned(guest)
  endSession(services)
  expect(shown).toEqual([])
  expect(went).toEqual(['/email/log-in'])
})

it('tells a member whose socket was closed, once it is sure that nobody has taken their place', async () => {
  const gone = concerned(member)
  await checkSession(gone.services)
  expect(gone.shown).toEqual(['connection:sessionClosed'])
  const still = concerned(member, member)
  await checkSession(still.services)
  expect([still.shown, still.went]).toEqual([[], []])
})

it('tells a member also when a call was refused before the socket could tell', async () => {
  const { services, shown } = concerned(member)
  endSession(services)
  await checkSession(services)
  expect(shown).toEqual(['connection:sessionClosed'])
})
