import { manualTimers } from '../../../tests/support/time/manualTimers.ts'
import { expect, it } from 'vitest'
import { createUploadProgress, progressEvery, progressFrom } from './uploadProgress.ts'

function setUp() {
  const timers = manualTimers()
  const told: number[] = []
  return { timers, told, progress: createUploadProgress(timers, fraction => told.push(fraction)) }
}

it('tells every 100 ms how far a large file is', () => {
  const { timers, told, progress } = setUp()
  for (const part of [0.1, 0.2, 0.3]) progress.moved(part * progressFrom, progressFrom)
  timers.advance(progressEvery)
  progress.moved(0.5 * progressFrom, progressFrom)
  timers.advance(progressEvery - 1)
  expect(told).toEqual([0.3])
  timers.advance(1)
  expect(told).toEqual([0.3, 0.5])
})

it('is silent about a file below 100,000 bytes', () => {
  const { timers, told, progress } = setUp()
  progress.moved(progressFrom - 2, progressFrom - 1)
  timers.advance(progressEvery)
  expect(told).toEqual([])
})

it('tells nothing after the end', () => {
  const { timers, told, progress } = setUp()
  progress.moved(1, progressFrom)
  progress.close()
  progress.moved(2, progressFrom)
  timers.advance(progressEvery)
  expect(told).toEqual([])
})
