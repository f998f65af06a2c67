import { Type } from 'typebox'
import { expect, it, vi } from 'vitest'

it('knows what a later server of the process names, too', async () => {
  // A contract of its own: what is named here is not of the product's.
  vi.resetModules()
  const { namedSchema: named } = await import('./schema.ts')
  const { requestValidator } = await import('./validation.ts')
  const fits = (schema: object, value: unknown): unknown =>
    requestValidator()({ schema, method: 'POST', url: '/', httpPart: 'body' })(value)
  expect(fits(named('Early', Type.Object({ a: Type.String() })), { a: 'x' })).toBe(true)

  const later = named('Later', Type.Object({ b: Type.String() }))

  expect(fits(later, { b: 'x' })).toBe(true)
  expect(fits(later, { b: 1 })).toBe(false)
})
