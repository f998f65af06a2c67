import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { expect, it } from 'vitest'
import { readSounds } from './soundRecords.ts'
import { cleaningPause, createSounds, longestKept, soundDelay } from './sounds.ts'

/** A browser with tabs, each with time and a loudspeaker of its own. */
function browser() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const timers = manualTimers()
  const played: string[] = []
  const tab = (uid: string, isOn = true, play = async () => void played.push(uid)) =>
    createSounds({ timers, storage, now: timers.now, uid, isOn: () => isOn, play })
  return { storage, timers, played, tab }
}

it('sounds once for each id, after the delay', () => {
  const { timers, played, tab } = browser()
  const only = tab('a')
  only.announce('n1', 'notification')
  only.announce('n1', 'notification')
  timers.advance(soundDelay - 1)
  expect(played).toEqual([])
  timers.advance(1)
  expect(played).toEqual(['a'])
  only.announce('n1', 'notification')
  only.announce('n2', 'notification')
  timers.advance(soundDelay)
  expect(played).toEqual(['a', 'a'])
})

it('sounds in one of two tabs, also when both put themselves down at the same moment', () => {
  const { storage, timers, played, tab } = browser()
  const [one, two] = [tab('a'), tab('b')]
  one.announce('n1', 'notification')
  two.announce('n1', 'notification')
  timers.advance(soundDelay)
  expect(played).toEqual(['a'])

  // Both have looked before either wrote.
  one.announce('n2', 'notification')
  const both = readSounds(storage).map(record => (record.id === 'n2' ? { ...record, uid: 'b' } : record))
  two.announce('n3', 'notification')
  storage.setItem('sound', JSON.stringify(both))
  timers.advance(soundDelay)
  expect(played).toEqual(['a'])
})

it('keeps what was played as id, tab, type and time, and drops it after a while', () => {
  const { storage, timers, tab } = browser()
  const only = tab('a')
  timers.advance(5000)
  only.announce('n1', 'notification')
  expect(readSounds(storage)).toEqual([{ id: 'n1', uid: 'a', type: 'notification', timestamp: 5000 }])
  timers.advance(cleaningPause - longestKept - 5000)
  only.announce('n2', 'notification')
  timers.advance(longestKept)
  // The second is as old as records get.
  expect(readSounds(storage).map(({ id }) => id)).toEqual(['n2'])
  timers.advance(cleaningPause)
  expect(readSounds(storage)).toEqual([])
})

it('is silent where sounds are off, and where the browser refuses', async () => {
  const { timers, played, tab } = browser()
  tab('a', false).announce('n1', 'notification')
  tab('b', true, () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))).announce('n2', 'x')
  timers.advance(soundDelay)
  await Promise.resolve()
  expect(played).toEqual([])
})

it('does not believe what was stored', () => {
  const { storage, timers, played, tab } = browser()
  for (const text of ['{', '7', 'null', '[null,7,{"id":"n1"}]']) {
    storage.setItem('sound', text)
    expect(readSounds(storage)).toEqual([])
  }
  tab('a').announce('n1', 'notification')
  timers.advance(soundDelay)
  expect(played).toEqual(['a'])
})
