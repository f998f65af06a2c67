import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { expect, it, vi } from 'vitest'
import { createConnectionStore } from '../connection/connectionStore.ts'
import { followAbsence, longAbsence } from '../followAbsence.ts'
import { askEvery, followVersionChecks } from './versionChecks.ts'

function setup() {
  const timers = manualTimers()
  const shown: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' }
  const page = Object.assign(new EventTarget(), shown)
  const absence = followAbsence({ page, now: timers.now })
  const connection = createConnectionStore(timers, true)
  const ask = vi.fn<() => void>()
  followVersionChecks({ absence, connection, page, timers }, ask)
  return { timers, page, absence, connection, ask }
}

it('asks when somebody comes back after long', () => {
  const { absence, ask } = setup()
  absence.ended(longAbsence)
  expect(ask).not.toHaveBeenCalled()
  absence.ended(longAbsence + 1)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks when the connection stands again', () => {
  const { connection, ask } = setup()
  connection.setSocket({ kind: 'waiting', until: null })
  connection.setSocket({ kind: 'connecting' })
  expect(ask).not.toHaveBeenCalled()
  connection.setSocket({ kind: 'open' })
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks every quarter of an hour of a page that is seen', () => {
  const { timers, page, ask } = setup()
  timers.advance(askEvery - 1)
  expect(ask).not.toHaveBeenCalled()
  timers.advance(1)
  expect(ask).toHaveBeenCalledTimes(1)
  page.visibilityState = 'hidden'
  timers.advance(askEvery)
  expect(ask).toHaveBeenCalledTimes(1)
  page.visibilityState = 'visible'
  timers.advance(askEvery)
  expect(ask).toHaveBeenCalledTimes(2)
})
