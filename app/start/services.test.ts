import { expect, it } from 'vitest'
import { newId } from '../device/newId.ts'
import { safeStorage } from '../device/storage/safeStorage.ts'

it('makes ids that are UUIDs, also where the page is not served securely', () => {
  const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(newId()).toMatch(pattern)
  const insecure = {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  } as typeof crypto
  const ids = new Set(Array.from({ length: 100 }, () => newId(insecure)))
  expect(ids.size).toBe(100)
  for (const id of ids) expect(id).toMatch(pattern)
})

it('remembers by itself what a browser does not keep', () => {
  const denied = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  denied.setItem('a', '1')
  expect(denied.getItem('a')).toBe('1')
  denied.removeItem('a')
  expect(denied.getItem('a')).toBeNull()
})
