import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Form } from '../../design-system/forms/Form.tsx'
import { FormAmountField } from '../../design-system/forms/FormAmountField.tsx'
import { FormCheckbox } from '../../design-system/forms/FormCheckbox.tsx'
import { FormCodeField } from '../../design-system/forms/FormCodeField.tsx'
import { FormDateField } from '../../design-system/forms/FormDateField.tsx'
import { FormPasswordField } from '../../design-system/forms/FormPasswordField.tsx'
import { FormRadioGroup } from '../../design-system/forms/FormRadioGroup.tsx'
import { FormSearchSelect } from '../../design-system/forms/FormSearchSelect.tsx'
import { FormSelect } from '../../design-system/forms/FormSelect.tsx'
import { FormTextArea } from '../../design-system/forms/FormTextArea.tsx'
import { FormTextField } from '../../design-system/forms/FormTextField.tsx'
import { passwordOf, usualPasswordRule } from '../../design-system/forms/engine/passwordRule.ts'
import { passwordsMatch } from '../../design-system/forms/engine/rules.ts'
import { SubmitButton } from '../../design-system/forms/SubmitButton.tsx'
import { useForm } from '../../design-system/forms/useForm.ts'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'

const meta = preview.meta({ title: 'Forms/Form', component: Form })

const grades = [
  { value: 'positive', label: 'Positive' },
  { value: 'neutral', label: 'Neutral' },
]
const methods = ['Bank transfer', 'M-Pesa', 'OPay'].map(label => ({ value: label.toLowerCase(), label }))

/** One of each bound field. */
function EveryField({ onSubmit }: { onSubmit: (values: object) => unknown }) {
  const form = useForm({
    fields: {
      email: { typeId: 'email', context: { required: true } },
      secret: { typeId: 'password', context: { required: true, rules: [passwordOf(usualPasswordRule)] } },
      again: { typeId: 'password', context: { rules: [passwordsMatch('secret')], dependsOn: ['secret'] } },
      amount: { typeId: 'amount', context: { required: true, min: '15000', max: '3200000', decimals: 2 } },
      day: { typeId: 'date' },
      method: { typeId: 'select', context: { required: true } },
      grade: { typeId: 'select', context: { required: true } },
      speed: { typeId: 'select', initial: 'fast' },
      terms: { typeId: 'textArea', context: { maxLength: 40 } },
      code: { typeId: 'code', context: { length: 6 } },
      agreed: { typeId: 'checkbox', context: { required: true } },
    },
    onSubmit,
  })
  const { field } = form
  return (
    <Form form={form} aria-label="Every field">
      <Stack gap="4">
        <FormTextField field={field.email} label="E-mail" hint="We never show it" />
        <FormPasswordField field={field.secret} label="Password" autoComplete="new-password" />
        <FormPasswordField field={field.again} label="Repeat the password" autoComplete="new-password" />
        <FormAmountField field={field.amount} label="Amount" symbol="₦" code="NGN" />
        <FormDateField field={field.day} label="Day" />
        <FormSearchSelect
          field={field.method}
          label="Payment method"
          options={methods}
          placeholder="Any method"
          searchLabel="Search payment methods"
          emptyLabel="No such method"
        />
        <FormSelect field={field.grade} label="Grade" options={grades} placeholder="Choose" />
        <FormRadioGroup
          field={field.speed}
          label="Speed"
          options={[
            { value: 'fast', label: 'Fast', note: 'Within minutes' },
            { value: 'slow', label: 'Slow', note: 'Within days' },
          ]}
        />
        <FormTextArea field={field.terms} label="Terms" />
        <FormCodeField field={field.code} label="Code" />
        <FormCheckbox field={field.agreed}>I agree to the rules</FormCheckbox>
        <SubmitButton form={form}>Sign up</SubmitButton>
      </Stack>
    </Form>
  )
}

const onSubmit = fn()

/** Every field of a form on its own rule: try to send it empty, and all that is missing is said. */
export const Default = meta.story({
  render: () => <EveryField onSubmit={onSubmit} />,
  beforeEach: () => {
    onSubmit.mockReset()
  },
})

Default.test(
  'an attempt to submit shows every error and goes to the first',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Required field')
    await expect(email).toBeInvalid()
    await expect(canvas.getAllByText('Required field')).toHaveLength(6)
    await expect(onSubmit).not.toHaveBeenCalled()
  },
)

Default.test('an error waits until one has typed to the end', async ({ canvas, userEvent }) => {
  const email = canvas.getByRole('textbox', { name: 'E-mail' })
  await userEvent.type(email, 'amina')
  await expect(email).toHaveAccessibleDescription('We never show it')
  await userEvent.tab()
  await expect(email).toHaveAccessibleDescription('Incorrect Email')
  await userEvent.type(email, '@souk.test')
  await userEvent.tab()
  await expect(email).toHaveAccessibleDescription('We never show it')
})

Default.test('an amount is written as it was understood', async ({ canvas, userEvent }) => {
  const amount = canvas.getByRole('textbox', { name: 'Amount' })
  await userEvent.type(amount, '1234567,5')
  await userEvent.tab()
  await expect(amount).toHaveValue('1,234,567.5')
  await userEvent.clear(amount)
  await userEvent.type(amount, '4000')
  await userEvent.tab()
  await expect(amount).toHaveAccessibleDescription('Value should be bigger than 15,000')
})

Default.test('a password can be looked at, and its twin follows it', async ({ canvas, userEvent }) => {
  const [secret, again] = [canvas.getByLabelText('Password'), canvas.getByLabelText('Repeat the password')]
  await userEvent.type(secret, 'Abcdef1!')
  await userEvent.type(again, 'Abcdef1!')
  await userEvent.click(canvas.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement)
  await expect(secret).toHaveAttribute('type', 'text')
  await userEvent.type(secret, '2')
  await userEvent.tab()
  await expect(again).toHaveAccessibleDescription('Passwords should match')
})

Default.test('a long text counts along', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Terms' }), 'No bitcoin talk')
  await userEvent.tab()
  await expect(canvas.getByText('15 of 40 characters')).toBeVisible()
})

function LongText() {
  const form = useForm({
    fields: { terms: { typeId: 'textArea', context: { maxLength: 2000 }, initial: 'word '.repeat(320) } },
    onSubmit: () => {},
  })
  return (
    <Form form={form} aria-label="Terms">
      <FormTextArea field={form.field.terms} label="Terms" hint="Both sides see them." />
    </Form>
  )
}

/** Whoever writes much is told what reading it takes. */
export const LongTerms = meta.story({
  render: () => <LongText />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Terms' })).toHaveAccessibleDescription(
      'Both sides see them. About 2 min to read.',
    )
  },
})

/** Messages and amounts follow the language: 4 000,5 with a comma, and the limit in Russian. */
export const InRussian = meta.story({
  globals: { locale: 'ru' },
  render: () => <EveryField onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(amount, '4000,5')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }))
    await expect(amount).toHaveValue('4\u00A0000,5')
    await expect(amount).toHaveAccessibleDescription('Значение должно быть больше 15\u00A0000')
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Обязательное поле',
    )
  },
})
