import { expect, it } from 'vitest'
import { manualTimers } from '../../../../tests/support/time/manualTimers.ts'
import { createReadMarks, deliveredPause } from './readMarks.ts'

function setUp(isVisible = true) {
  const sent: string[] = []
  let isAway = false
  const timers = manualTimers()
  const marks = createReadMarks({
    isVisible,
    timers,
    send: (id, isRead) => {
      sent.push(`${isRead ? 'read' : 'delivered'} ${id}`)
      return isAway ? Promise.reject(new Error('away')) : Promise.resolve()
    },
  })
  const settle = async () => {
    timers.advance(deliveredPause)
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    return sent
  }
  return { marks, settle, setAway: (next: boolean) => (isAway = next) }
}

it('says that a message came, and that it was read, once each', async () => {
  const { marks, settle } = setUp()
  marks.delivered('m1')
  await settle()
  marks.inView('m1')
  marks.inView('m1')
  marks.delivered('m1')
  expect(await settle()).toEqual(['delivered m1', 'read m1'])
})

it('says only "read" of what is in view when it comes', async () => {
  const { marks, settle } = setUp()
  marks.inView('m1')
  marks.delivered('m1')
  expect(await settle()).toEqual(['read m1'])
})

it('says only "read" of what comes into view a moment after it came', async () => {
  const { marks, settle } = setUp()
  marks.delivered('m1')
  await Promise.resolve()
  marks.inView('m1')
  expect(await settle()).toEqual(['read m1'])
})

it('reads nothing while the page is hidden, and catches up when it is seen', async () => {
  const { marks, settle } = setUp(false)
  marks.delivered('m1')
  marks.inView('m1')
  expect(await settle()).toEqual(['delivered m1'])
  marks.setVisible(true)
  expect(await settle()).toEqual(['delivered m1', 'read m1'])
})

it('never goes back', async () => {
  const { marks, settle } = setUp()
  marks.inView('m2')
  await settle()
  marks.inView('m1')
  marks.delivered('m1')
  expect(await settle()).toEqual(['read m2'])
})

it('says again what nobody answered', async () => {
  const { marks, settle, setAway } = setUp()
  setAway(true)
  marks.inView('m1')
  expect(await settle()).toEqual(['read m1'])
  setAway(false)
  marks.resume()
  expect(await settle()).toEqual(['read m1', 'read m1'])
})
