import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { describe, expect, it, vi } from 'vitest'
import { createRealtime, refetchSpread, type RealtimeParts } from './realtime.ts'
import type { UserEvent } from './UserEvents.subscription.ts'

const notices = (seq: number): UserEvent => ({
  __typename: 'NoticeCountEvent',
  event: 'NoticeCountEvent',
  count: 3,
  notificationId: null,
  seq,
})
const resync = (latestSeq: number | null): UserEvent => ({
  __typename: 'ResyncEvent',
  event: 'ResyncEvent',
  latestSeq,
  resyncReason: 'reconnected',
})

function setup() {
  const timers = manualTimers()
  const sinks: Parameters<RealtimeParts['subscribe']>[0][] = []
  const left = vi.fn<() => void>()
  const refetch = vi.fn<() => Promise<unknown>>().mockResolvedValue(null)
  const checkSession = vi.fn<() => void>()
  const realtime = createRealtime({
    timers,
    refetch,
    checkSession,
    random: () => 0.5,
    subscribe: sink => {
      sinks.push(sink)
      return left
    },
  })
  const seen = vi.fn<(seq: number) => void>()
  realtime.on('NoticeCountEvent', ({ seq }) => seen(seq))
  return {
    timers,
    realtime,
    refetch,
    checkSession,
    left,
    seen,
    subscriptions: () => sinks.length,
    send: (event: UserEvent) => sinks.at(-1)?.next(event),
    end: (error: unknown) => sinks.at(-1)?.ended(error),
  }
}

describe('events of the user', () => {
  it('reach their handlers once, in order', () => {
    const { realtime, send, seen, refetch, timers } = setup()
    realtime.start('amina')
    realtime.reflected(5)
    for (const seq of [6, 7, 7, 6, 8]) send(notices(seq))
    timers.advance(refetchSpread)
    expect(seen.mock.calls).toEqual([[6], [7], [8]])
    expect(refetch).not.toHaveBeenCalled()
  })

  it('are refetched for once, however much is missing', () => {
    const { realtime, send, seen, refetch, timers } = setup()
    realtime.start('amina')
    realtime.reflected(5)
    send(notices(9))
    send(notices(12))
    send(resync(20))
    expect(refetch).not.toHaveBeenCalled()
    timers.advance(refetchSpread)
    expect(refetch).toHaveBeenCalledOnce()
    expect(seen.mock.calls).toEqual([[9], [12]])
  })

  it('are not refetched for when the resync says that nothing is missing', () => {
    const { realtime, send, refetch, timers } = setup()
    realtime.start('amina')
    realtime.reflected(5)
    send(resync(5))
    timers.advance(refetchSpread)
    expect(refetch).not.toHaveBeenCalled()
  })

  it('are refetched for again when nobody answered', async () => {
    const { realtime, send, refetch, timers } = setup()
    refetch.mockRejectedValueOnce(new Error('away')).mockResolvedValue(null)
    realtime.start('amina')
    send(resync(null))
    timers.advance(refetchSpread)
    await vi.waitFor(() => expect(timers.waiting()).toBe(1))
    timers.advance(1000)
    expect(refetch).toHaveBeenCalledTimes(2)
    await Promise.resolve()
    expect(timers.waiting()).toBe(0)
  })

  it('make an answer that came late be asked for again', () => {
    const { realtime, send, refetch, timers } = setup()
    realtime.start('amina')
    realtime.reflected(5)
    send(notices(6))
    realtime.reflected(5)
    timers.advance(refetchSpread)
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('reach a handler no more once it has left', () => {
    const { realtime, send } = setup()
    const handler = vi.fn<() => void>()
    const leave = realtime.on('NoticeCountEvent', handler)
    realtime.start('amina')
    leave()
    send(notices(1))
    expect(handler).not.toHaveBeenCalled()
  })
})

describe('the subscription', () => {
  it('begins again after it ended, later each time', () => {
    const { realtime, end, subscriptions, timers } = setup()
    realtime.start('amina')
    for (let time = 0; time < 4; time++) {
      end(undefined)
      timers.advance(100_000)
    }
    expect(subscriptions()).toBe(5)
  })

  it('asks whose session it is when it is refused', () => {
    const { realtime, end, subscriptions, checkSession, timers } = setup()
    realtime.start('amina')
    end(new CombinedGraphQLErrors({ errors: [{ message: 'ended', extensions: { status: 401 } }] }))
    timers.advance(100_000)
    expect(checkSession).toHaveBeenCalledOnce()
    expect(subscriptions()).toBe(1)
  })

  it('belongs to one user at a time', () => {
    const { realtime, subscriptions, left, send, seen } = setup()
    realtime.start('amina')
    realtime.start('amina')
    expect(subscriptions()).toBe(1)
    send(notices(90))
    realtime.start('kunle')
    expect(left).toHaveBeenCalledOnce()
    expect(subscriptions()).toBe(2)
    send(notices(2))
    expect(seen.mock.calls).toEqual([[90], [2]])
  })

  it('leaves nothing behind when it stops', () => {
    const { realtime, send, end, left, timers } = setup()
    realtime.start('amina')
    send(resync(null))
    realtime.stop()
    expect(left).toHaveBeenCalledOnce()
    expect(timers.waiting()).toBe(0)
    realtime.start('amina')
    end(undefined)
    realtime.stop()
    expect(timers.waiting()).toBe(0)
  })
})
