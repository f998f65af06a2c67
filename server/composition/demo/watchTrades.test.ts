import { expect, it, vi } from 'vitest'
import { actionSeen, tradeSeen } from '../../../tests/support/examples/tradeSeen.ts'
import { fixedClock } from '../../../tests/support/time/fixedClock.ts'
import { handTimers } from '../../../tests/support/time/handTimers.ts'
import { silentLogger } from '../../runtime/logger.ts'
import type { Api } from './api.ts'
import { openBank } from './bank.ts'
import { cast } from './players.ts'
import { speeds } from './pace.ts'
import { playedBy } from './playedParts.ts'
import { watchTrades } from './watchTrades.ts'

const now = '2026-03-02T10:10:00.000Z'

/** A trade that kunle is about to release, watched; and whether somebody has logged in as kunle at a screen. */
function scene() {
  const screen = { isUsed: false }
  const done: string[] = []
  const trade = tradeSeen({
    status: 'paid_confirmed',
    paid_at: '2026-03-02T10:05:00.000Z',
    actions: [actionSeen('complete')],
  })
  const logIn = { device_type: 'web', last_seen_at: now, is_current: false, ended_at: null }
  const answers: Readonly<Record<string, () => unknown>> = {
    [`GET /v1/trades/${trade.id}`]: () => trade,
    'GET /v1/login_histories': () => ({ items: screen.isUsed ? [logIn] : [] }),
    [`GET /v1/trades/${trade.id}/messages?limit=50`]: () => ({ items: [] }),
  }
  const api = {
    call: async (_: string, line: string) => {
      if (line.startsWith('POST')) done.push(line)
      return answers[line]?.()
    },
  } as unknown as Api
  const [clock, timers] = [fixedClock(now), handTimers()]
  const played = playedBy(api, clock, clock)
  const watch = watchTrades({
    api,
    clock,
    timers,
    logger: silentLogger,
    played,
    bank: openBank(),
    pace: { isOn: true, speed: speeds.usual },
    chance: () => 0,
    playerNamed: name => cast.find(({ userName }) => userName === name) ?? null,
    onReleased: async () => undefined,
  })
  return { screen, done, timers, played, look: () => watch.look('kunle', trade.id) }
}

it('does nothing for somebody at whose screen a person has sat down a moment ago, and goes on when they are gone', async () => {
  const { screen, done, timers, played, look } = scene()
  expect(await played.isPlayed('kunle')).toBe(false)
  screen.isUsed = true
  look()
  await vi.waitFor(() => expect(timers.next()).not.toBeNull())
  expect(done).toEqual([])

  screen.isUsed = false
  played.forget()
  timers.pass(5000)
  await vi.waitFor(() =>
    expect(done).toContain('POST /v1/trades/AB12CD34/create_message_in_trade_conversation'),
  )
})
