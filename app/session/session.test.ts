import { describe, expect, it, vi } from 'vitest'
import type { KeyStorage } from '../device/storage/keyStorage.ts'
import type { Viewer } from './Viewer.query.ts'
import { createReturnPage } from './returnPage.ts'
import { createSession } from './session.ts'
import type { SessionNews } from './sessionChannel.ts'

const amina = { id: 'user-1', isGuest: false } as Viewer
const guest = { id: 'user-2', isGuest: true } as Viewer

function memory(): KeyStorage {
  const kept = new Map<string, string>()
  return {
    getItem: name => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: name => void kept.delete(name),
  }
}

function setup(storage = memory()) {
  const fetchViewer = vi.fn<() => Promise<Viewer | null>>().mockResolvedValue(null)
  const forgetAnswers = vi.fn<(isViewerGone: boolean) => Promise<void>>().mockResolvedValue()
  const leaveConnections = vi.fn<() => void>()
  const told: SessionNews[] = []
  let hear: (news: SessionNews) => void = () => {}
  const session = createSession({
    fetchViewer,
    forgetAnswers,
    leaveConnections,
    storage,
    channel: { tell: news => void told.push(news), onNews: listener => (hear = listener) },
  })
  return {
    session,
    fetchViewer,
    forgetAnswers,
    leaveConnections,
    told,
    hear: (news: SessionNews) => hear(news),
    storage,
  }
}

describe('a session', () => {
  it('is unknown until the server has answered, and asks once', async () => {
    const { session, fetchViewer } = setup()
    fetchViewer.mockResolvedValue(amina)
    expect(session.current().standing).toBe('unknown')
    await Promise.all([session.known(), session.known(), session.refresh()])
    expect(fetchViewer).toHaveBeenCalledOnce()
    expect(await session.known()).toEqual({ standing: 'member', userId: 'user-1' })
  })

  it('stays unknown when nobody answers, and can be asked for again', async () => {
    const { session, fetchViewer } = setup()
    fetchViewer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(session.known()).rejects.toThrow('Failed to fetch')
    expect(session.current().standing).toBe('unknown')
    expect((await session.known()).standing).toBe('visitor')
  })

  it('tells a guest from a member', async () => {
    const { session, fetchViewer } = setup()
    fetchViewer.mockResolvedValue(guest)
    expect((await session.known()).standing).toBe('guest')
    expect(session.mayBeMember()).toBe(false)
  })

  it('tells the other tabs of a log-in, and forgets what the visitor was shown', async () => {
    const { session, fetchViewer, forgetAnswers, told } = setup()
    await session.known()
    fetchViewer.mockResolvedValue(amina)
    await session.entered()
    expect(session.current()).toEqual({ standing: 'member', userId: 'user-1' })
    expect(forgetAnswers.mock.calls).toEqual([[false]])
    expect(told).toEqual(['entered'])
  })

  it('leaves its connections before anybody hears that somebody else looks', async () => {
    const { session, fetchViewer, leaveConnections } = setup()
    await session.known()
    expect(leaveConnections).not.toHaveBeenCalled()
    const left: number[] = []
    session.subscribe(() => left.push(leaveConnections.mock.calls.length))
    fetchViewer.mockResolvedValue(amina)
    await session.entered()
    await session.refresh()
    await session.ended()
    expect(left).toEqual([1, 2])
  })

  it('ends here and in the other tabs', async () => {
    const one = setup()
    one.fetchViewer.mockResolvedValue(amina)
    await one.session.known()
    await one.session.ended()
    expect(one.session.current().standing).toBe('visitor')
    expect(one.told).toEqual(['left'])

    const other = setup()
    other.fetchViewer.mockResolvedValue(amina)
    await other.session.known()
    other.hear('left')
    expect(other.session.current().standing).toBe('visitor')
    expect(other.told).toEqual([])
    expect(other.forgetAnswers.mock.calls).toEqual([[true]])
  })

  it('follows a log-in of another tab', async () => {
    const { session, fetchViewer, hear } = setup()
    await session.known()
    fetchViewer.mockResolvedValue(amina)
    hear('entered')
    await vi.waitFor(() => expect(session.current().standing).toBe('member'))
  })

  it('remembers that somebody was logged in, until they are not', async () => {
    const storage = memory()
    const first = setup(storage)
    first.fetchViewer.mockResolvedValue(amina)
    await first.session.known()
    const next = setup(storage)
    expect(next.session.mayBeMember()).toBe(true)
    await next.session.known()
    expect(next.session.mayBeMember()).toBe(false)
  })

  it('tells listeners only when somebody else looks', async () => {
    const { session, fetchViewer } = setup()
    fetchViewer.mockResolvedValue(amina)
    const listener = vi.fn<() => void>()
    session.subscribe(listener)
    await session.refresh()
    await session.refresh()
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('the page to return to', () => {
  it('is kept once, with its query', () => {
    const page = createReturnPage(memory())
    page.save('/ru/trade/new/a1?amount=5')
    expect(page.take()).toBe('/ru/trade/new/a1?amount=5')
    expect(page.take()).toBeNull()
  })

  it.each([
    '/email/log-in',
    '/log-out',
    '/sign-up',
    '/',
    '/ru',
    '/nowhere/at-all',
    '//evil.example',
    'https://evil.example/buy',
    '/error',
  ])('%s is not kept', address => {
    const storage = memory()
    const page = createReturnPage(storage)
    page.save(address)
    expect(page.take()).toBeNull()
    storage.setItem('souk:return', address)
    expect(page.take()).toBeNull()
  })
})
