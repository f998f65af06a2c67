import { describe, expect, expectTypeOf, it } from 'vitest'
import type { InvoiceShape } from '../../design-system/domain/shop/invoice/invoiceShape.ts'
import type { RefundToConfirm } from '../../design-system/domain/shop/invoice/panel/RefundQuestion.tsx'
import type { Reply } from '../../server/kernel/operation.ts'
import type { payerInvoiceOperations } from '../../server/modules/shop/invoice/payer/schema.ts'
import { payerInvoiceOf, type PayerInvoice } from './payerInvoice.ts'

type Named<Name> = Name extends `${infer Head}_${infer Rest}` ? `${Head}${Capitalize<Named<Rest>>}` : Name
type Renamed<Value> = Value extends readonly (infer Item)[]
  ? readonly Renamed<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value as Named<Key>]: Renamed<Value[Key]> }
    : Value

type Operations = typeof payerInvoiceOperations
type OnTheWire = Renamed<Reply<Operations['payerInvoice']>>

describe('an invoice of the wire', () => {
  it('is what the page shows, by other names', () => {
    expectTypeOf<OnTheWire>().toExtend<InvoiceShape>()
    expectTypeOf<OnTheWire>().toExtend<PayerInvoice>()
    expectTypeOf<Renamed<Reply<Operations['refundToConfirm']>>>().toExtend<RefundToConfirm>()
  })

  it('keeps its texts, and has other names at every depth', () => {
    const wire = {
      unique_id: 'a_b',
      state: 'paid',
      look: { style: { background_color1: '#ffffff' } },
      ways: [{ network_name: 'Tron_x' }],
      place: null,
    }
    expect(payerInvoiceOf(wire)).toEqual({
      uniqueId: 'a_b',
      state: 'paid',
      look: { style: { backgroundColor1: '#ffffff' } },
      ways: [{ networkName: 'Tron_x' }],
      place: null,
    })
  })

  it('is in a state that the page knows', () => {
    expect(payerInvoiceOf({ state: 'of_tomorrow' })).toMatchObject({ state: 'unknown' })
  })
})
