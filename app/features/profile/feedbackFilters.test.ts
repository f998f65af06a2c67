import { expect, it } from 'vitest'
import { defaultFilters, filteredPath, readFilters } from './feedbackFilters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

it('reads what an address says, and takes what it cannot mean for nothing', () => {
  expect(read('')).toEqual(defaultFilters)
  expect(read('direction=left&grade=negative&page=3')).toEqual({
    direction: 'left',
    grade: 'negative',
    page: 3,
  })
  expect(read('direction=up&grade=great&page=-1')).toEqual(defaultFilters)
  expect(read('page=0')).toEqual(defaultFilters)
  expect(read('page=99999').page).toBe(1000)
})

it('writes only what differs, and reads it back', () => {
  expect(filteredPath('/user/feedback/kunle', defaultFilters)).toBe('/user/feedback/kunle')
  const chosen = { direction: 'left', grade: 'neutral', page: 2 } as const
  const path = filteredPath('/user/feedback/kunle', chosen)
  expect(path).toBe('/user/feedback/kunle?direction=left&grade=neutral&page=2')
  expect(read(path.split('?')[1] ?? '')).toEqual(chosen)
})
