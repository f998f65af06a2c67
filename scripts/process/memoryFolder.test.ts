import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { memoryFolder } from './memoryFolder.ts'

test('is one that has room enough', () => {
  expect(memoryFolder(tmpdir(), 0)).toBe(tmpdir())
  expect(memoryFolder(tmpdir(), 2 ** 40)).toBeUndefined()
})

test('is none where the system has no such folder', () => {
  expect(memoryFolder('/no/such/folder', 0)).toBeUndefined()
})
