import { readRefusal, type ServerRefusal } from '@souk/design-system/forms/engine/serverRefusal.ts'
import { expect, it } from 'vitest'
import { RefusedForAll, bulkRefusal } from './bulkRefusal.ts'

const refusal = (fields: ServerRefusal['fields']): ServerRefusal => ({
  fields,
  text: null,
  code: 'invalid_input',
  params: undefined,
  isBl: undefined,
})

it('what is said of one advert stands at its line, the rest at the fields that all share', () => {
  const said = refusal({ 'adverts.2.margin_percent': 'Too much.', 'adverts.0.minimum': 'Too little.' })
  const { ofOne, ofAll } = bulkRefusal(said)
  expect([...ofOne]).toEqual([[2, { text: 'Too much.' }]])
  expect(ofAll).toEqual({ minimum: 'Too little.' })
  expect(readRefusal(new RefusedForAll(ofAll, said))).toMatchObject({
    fields: { minimum: 'Too little.' },
    code: 'invalid_input',
  })
})

it('one refusal alone keeps its code, and one of no advert its field', () => {
  expect(bulkRefusal(refusal({ 'adverts.1.fixed_price': 'No.' })).ofOne.get(1)).toMatchObject({
    code: 'invalid_input',
  })
  expect(bulkRefusal(refusal({ code: 'Wrong code.' })).ofAll).toEqual({ code: 'Wrong code.' })
})
