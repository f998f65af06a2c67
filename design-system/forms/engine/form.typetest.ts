import { createForm } from './createForm.ts'
import type { FormSurroundings } from './form.ts'

declare const place: FormSurroundings

export const form = createForm(
  {
    id: 'typed',
    fields: {
      email: { typeId: 'email', context: { required: true } },
      minutes: { typeId: 'integer' },
      agreed: { typeId: 'checkbox', initial: false },
      code: { typeId: 'code', context: { length: 6 } },
    },
    onSubmit: values => {
      const typed: { email: string; minutes: number | null; agreed: boolean; code: string } = values
      return typed
    },
  },
  place,
)

form.field.agreed.change(true)
// @ts-expect-error a checkbox holds no text
form.field.agreed.change('yes')
// @ts-expect-error no such field
void form.field.name
// @ts-expect-error a limit is digits, never a JavaScript number
createForm({ id: 'x', fields: { a: { typeId: 'amount', context: { min: 5 } } }, onSubmit: () => {} }, place)
// @ts-expect-error a code needs its length
createForm({ id: 'x', fields: { a: { typeId: 'code' } }, onSubmit: () => {} }, place)
// @ts-expect-error no such kind of field
createForm({ id: 'x', fields: { a: { typeId: 'colour' } }, onSubmit: () => {} }, place)
