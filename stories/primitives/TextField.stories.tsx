import { useRef } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { AmountField } from '../../design-system/primitives/field/AmountField.tsx'
import { TextArea } from '../../design-system/primitives/field/TextArea.tsx'
import { fieldStatuses } from '../../design-system/primitives/field/fieldStatus.ts'
import type { FieldStatus } from '../../design-system/primitives/field/fieldStatus.ts'
import { TextField, fieldSizes } from '../../design-system/primitives/field/TextField.tsx'
import { Grid } from '../../design-system/primitives/layout/Grid.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { ValueHolder } from '../support/ValueHolder.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Primitives/TextField', component: TextField })

const statusProps = {
  plain: { hint: 'Compare the first and last six' },
  valid: { isValid: true, labelEnd: 'Matches' },
  invalid: { error: 'Value should be bigger than 15,000' },
  disabled: { disabledReason: 'Not used on Tron' },
} satisfies Record<FieldStatus, object>

const keep = () => undefined

/** The hint is read out with the field, and stays while one types. */
export const Default = meta.story({
  render: () => (
    <ValueHolder initial="">
      {(value, set) => (
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          value={value}
          onChange={set}
          hint="We never show it"
        />
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.type(field, 'amina@example.org')
    await expect(field).toHaveValue('amina@example.org')
    await expect(field).toHaveAccessibleDescription('We never show it')
  },
})

/** Each status in each size, with a sign and a code, and the long fields of a message. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      <AxisTable rows={fieldStatuses} columns={fieldSizes}>
        {(status, size) => (
          <AmountField
            label="Amount"
            symbol="₦"
            code="NGN"
            value="250,000"
            onChange={keep}
            size={size}
            {...statusProps[status]}
          />
        )}
      </AxisTable>
      <Grid columns="halves" gap="3">
        <TextField
          label="Memo"
          labelEnd="Optional"
          placeholder="Like on the invoice"
          value=""
          onChange={keep}
        />
        <TextArea
          label="Message"
          labelEnd="12 of 500"
          value="Hello! Please send from your own bank account."
          onChange={keep}
        />
        <TextArea
          label="Сообщение"
          error="Не больше 500 знаков. Сейчас 512."
          value="Здравствуйте! Переводите, пожалуйста, со своего счёта."
          onChange={keep}
        />
      </Grid>
    </Stack>
  ),
})

/** The error takes the place of the hint and goes as soon as the value is right. */
export const Invalid = meta.story({
  render: () => (
    <ValueHolder initial="4,000">
      {(value, set) => (
        <AmountField
          label="Amount"
          symbol="₦"
          code="NGN"
          value={value}
          onChange={set}
          hint="From 15,000"
          error={value === '15000' ? undefined : 'Value should be bigger than 15,000'}
        />
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Value should be bigger than 15,000')
    await userEvent.clear(field)
    await userEvent.type(field, '15000')
    await expect(field).toBeValid()
    await expect(field).toHaveAccessibleDescription('From 15,000')
    await expect(field).toHaveAttribute('inputmode', 'decimal')
  },
})

/** It can be reached and says why, but takes no letter. */
export const Unavailable = meta.story({
  render: () => (
    <ValueHolder initial="">
      {(value, set) => (
        <TextField label="Memo" value={value} onChange={set} disabledReason="Not used on Tron" />
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Memo' })
    await userEvent.type(field, 'x')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await expect(field).toHaveAccessibleDescription('Not used on Tron')
  },
})

function FocusFirstError() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Stack align="start">
      <TextField ref={field} label="User name" value="" onChange={keep} error="Choose a name" />
      <Button onClick={() => field.current?.focus()}>Sign up</Button>
    </Stack>
  )
}

/** A form can send the focus to the first field that is wrong. */
export const FocusedByItsForm = meta.story({
  render: () => <FocusFirstError />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(canvas.getByRole('textbox', { name: 'User name' })).toHaveFocus()
  },
})
