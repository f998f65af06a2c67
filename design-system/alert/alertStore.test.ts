import { describe, expect, it, vi } from 'vitest'
import { manualTimers } from '../../tests/support/time/manualTimers.ts'
import { createAlertStore } from './alertStore.ts'
import type { AlertWords } from './alertStore.ts'

function setup() {
  const timers = manualTimers()
  const alerts = createAlertStore(timers)
  return { timers, alerts, titles: () => alerts.current().map(toast => toast.title) }
}

const saved: AlertWords = { kind: 'success', title: 'Saved' }

describe('an alert', () => {
  it.each(['error', 'success', 'warning'] as const)('of the kind %s hides after five seconds', kind => {
    const { timers, alerts, titles } = setup()
    alerts.show({ kind, title: 'Words' })
    timers.advance(4999)
    expect(titles()).toEqual(['Words'])
    timers.advance(1)
    expect(titles()).toEqual([])
  })

  it.each<[string, AlertWords]>([
    ['critical', { kind: 'critical', title: 'Words' }],
    ['marked so', { kind: 'error', title: 'Words', noAutoHide: true }],
    ['of a type of its own', { kind: 'warning', title: 'Words', type: 'new_version' }],
  ])('that is %s stays until it is closed', (_, words) => {
    const { timers, alerts, titles } = setup()
    const id = alerts.show(words)
    timers.advance(3_600_000)
    expect(titles()).toEqual(['Words'])
    alerts.dismiss(id)
    expect(titles()).toEqual([])
  })

  it('can be closed by its type', () => {
    const { alerts, titles } = setup()
    alerts.show({ kind: 'warning', title: 'Offline', type: 'offline' })
    alerts.show(saved)
    alerts.dismissType('offline')
    expect(titles()).toEqual(['Saved'])
  })

  it('with the same words takes the place of the earlier one, and its time begins anew', () => {
    const { timers, alerts, titles } = setup()
    alerts.show(saved)
    timers.advance(4000)
    alerts.show({ ...saved })
    expect(titles()).toEqual(['Saved'])
    timers.advance(4000)
    expect(titles()).toEqual(['Saved'])
    timers.advance(1000)
    expect(titles()).toEqual([])
  })

  it.each<[string, Partial<AlertWords>]>([
    ['kind', { kind: 'error' }],
    ['title', { title: 'Other' }],
    ['body', { body: 'More.' }],
    ['type', { type: 'own' }],
  ])('with another %s stands beside it', (_, other) => {
    const { alerts, titles } = setup()
    alerts.show(saved)
    alerts.show({ ...saved, ...other })
    expect(titles()).toHaveLength(2)
  })
})

describe('reading', () => {
  it('holds every alert, and goes on where it was', () => {
    const { timers, alerts, titles } = setup()
    alerts.show(saved)
    timers.advance(3000)
    alerts.pause()
    alerts.pause()
    timers.advance(60_000)
    expect(titles()).toEqual(['Saved'])
    alerts.resume()
    timers.advance(1999)
    expect(titles()).toEqual(['Saved'])
    timers.advance(1)
    expect(titles()).toEqual([])
  })

  it('leaves a second at least', () => {
    const { timers, alerts, titles } = setup()
    alerts.show(saved)
    timers.advance(4990)
    alerts.pause()
    alerts.resume()
    timers.advance(999)
    expect(titles()).toEqual(['Saved'])
    timers.advance(1)
    expect(titles()).toEqual([])
  })

  it('holds one that comes meanwhile', () => {
    const { timers, alerts, titles } = setup()
    alerts.show({ kind: 'critical', title: 'Critical' })
    alerts.pause()
    alerts.show(saved)
    timers.advance(60_000)
    expect(titles()).toEqual(['Critical', 'Saved'])
    alerts.resume()
    timers.advance(5000)
    expect(titles()).toEqual(['Critical'])
  })

  it('ends when the last one is closed', () => {
    const { timers, alerts, titles } = setup()
    alerts.dismiss(alerts.show(saved))
    alerts.pause()
    alerts.dismiss(alerts.show(saved))
    alerts.show(saved)
    timers.advance(5000)
    expect(titles()).toEqual([])
  })
})

it('makes room by the oldest that would leave anyway', () => {
  const { alerts, titles } = setup()
  alerts.show({ kind: 'critical', title: 'Critical' })
  for (const title of ['a', 'b', 'c', 'd']) alerts.show({ kind: 'error', title })
  expect(titles()).toEqual(['Critical', 'b', 'c', 'd'])
})

it('tells listeners, with a list that stays the same while nothing happens', () => {
  const { alerts } = setup()
  const listener = vi.fn()
  const leave = alerts.subscribe(listener)
  alerts.show(saved)
  expect(listener).toHaveBeenCalledOnce()
  expect(alerts.current()).toBe(alerts.current())
  leave()
  alerts.show({ ...saved, title: 'Other' })
  expect(listener).toHaveBeenCalledOnce()
})
