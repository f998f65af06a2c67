import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AlertHost } from '../../design-system/alert/AlertHost.tsx'
import { createAlertStore } from '../../design-system/alert/alertStore.ts'
import { Form } from '../../design-system/forms/Form.tsx'
import { FormTextField } from '../../design-system/forms/FormTextField.tsx'
import { destination } from '../../design-system/forms/engine/rules.ts'
import { SubmitButton } from '../../design-system/forms/SubmitButton.tsx'
import { useForm } from '../../design-system/forms/useForm.ts'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { manualTimers } from '../../tests/support/time/manualTimers.ts'

const meta = preview.meta({ title: 'Forms/Submitting', component: Form })

const alerts = createAlertStore(manualTimers())

function NameForm({ onSubmit }: { onSubmit: () => unknown }) {
  const form = useForm({
    fields: { userName: { typeId: 'text', context: { required: true }, initial: 'amina' } },
    onSubmit,
  })
  return (
    <Form form={form} aria-label="Name">
      <Stack gap="4">
        <FormTextField field={form.field.userName} label="User name" />
        <SubmitButton form={form}>Save</SubmitButton>
      </Stack>
    </Form>
  )
}

const OneField = ({ onSubmit }: { onSubmit: () => unknown }) => (
  <AlertHost store={alerts} placement="inline">
    <NameForm onSubmit={onSubmit} />
  </AlertHost>
)

const never = new Promise<void>(() => {})
const send = fn(() => never)

/** A double press, a press on the busy button and Enter in a field send a form once. */
export const Sending = meta.story({
  render: () => <OneField onSubmit={send} />,
  play: async ({ canvas, userEvent }) => {
    send.mockClear()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }))
    const button = await canvas.findByRole('button', { name: 'Sending' })
    await userEvent.click(button)
    await userEvent.type(canvas.getByRole('textbox', { name: 'User name' }), '{Enter}')
    await expect(send).toHaveBeenCalledOnce()
  },
})

const refuseName = () =>
  Promise.reject(
    Object.assign(new Error('422'), {
      extensions: { code: 'user_name_taken', status: 422, errors: { user_name: ['server words'] } },
    }),
  )

/** What the server refuses of a field stands at that field in our words, and no alert comes up beside it. */
export const RefusedField = meta.story({
  render: () => <OneField onSubmit={refuseName} />,
  beforeEach: () => {
    for (const toast of alerts.current()) alerts.dismiss(toast.id)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const name = canvas.getByRole('textbox', { name: 'User name' })
    await waitFor(() => expect(name).toHaveAccessibleDescription('This name is taken.'))
    await expect(name).toHaveFocus()
    await expect(alerts.current()).toEqual([])
    await userEvent.type(name, '2')
    await expect(name).toBeValid()
  },
})

const refuseWords = () =>
  Promise.reject(
    Object.assign(new Error('422'), {
      extensions: { code: 'prohibited_words', status: 422, errors: { user_name: ['server words'] } },
    }),
  )

/** The server alone knows the words: what it refuses is said at the field that has them. */
export const RefusedWords = meta.story({
  render: () => <OneField onSubmit={refuseWords} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const field = canvas.getByRole('textbox', { name: 'User name' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('Text contains prohibited words'))
  },
})

const refuseAll = () =>
  Promise.reject(
    Object.assign(new Error('403'), {
      extensions: { code: 'finances_suspended', status: 403, errors: { base: ['server words'] } },
    }),
  )

/** What is refused of no field in particular comes up as an alert. */
export const RefusedAltogether = meta.story({
  render: () => <OneField onSubmit={refuseAll} />,
  beforeEach: () => {
    for (const toast of alerts.current()) alerts.dismiss(toast.id)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(
      await canvas.findByText('Financial transactions in your account are suspended'),
    ).toBeVisible()
  },
})

const badAddress = 'bad7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe'
const checkTimers = manualTimers()

const listed = { code: 'aml_refused', errors: { address: ['server words'] } }

function CheckedField({ isAllowed }: { isAllowed: (address: string) => Promise<boolean> }) {
  const form = useForm({
    fields: {
      address: {
        typeId: 'address',
        context: {
          check: destination(async value => ((await isAllowed(value)) ? null : Promise.reject(listed))),
        },
      },
    },
    onSubmit: () => {},
    timers: checkTimers,
  })
  return (
    <Form form={form} aria-label="Send">
      <FormTextField field={form.field.address} label="Address" hint="Compare the first and last six" />
    </Form>
  )
}

/** An address is judged by the server after a pause; while it is typed further the old verdict is gone. */
export const Checking = meta.story({
  render: () => <CheckedField isAllowed={value => Promise.resolve(value !== badAddress)} />,
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await userEvent.type(address, 'bad')
    await userEvent.tab()
    await expect(address).toHaveAccessibleDescription('Invalid address')
    await userEvent.type(address, badAddress.slice('bad'.length))
    await expect(address).toHaveAccessibleDescription('Checking')
    await userEvent.tab()
    checkTimers.advance(400)
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(
        'Sending to this address violates AML policies, please use another address',
      ),
    )
    await userEvent.type(address, 'ly')
    checkTimers.advance(400)
    await userEvent.tab()
    await waitFor(() => expect(address).toHaveAccessibleDescription('Compare the first and last six'))
  },
})
