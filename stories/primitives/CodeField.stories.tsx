import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CodeField } from '../../design-system/primitives/field/CodeField.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { ValueHolder } from '../support/ValueHolder.tsx'

const meta = preview.meta({ title: 'Primitives/CodeField', component: CodeField })

const onComplete = fn()
const keep = () => undefined
const label = '6-digit code from your authenticator'

/** Letters and spaces are left out, a digit too many is not taken, and a whole code is told once. */
export const Default = meta.story({
  render: () => (
    <ValueHolder initial="">
      {(value, set) => <CodeField label={label} value={value} onChange={set} onComplete={onComplete} />}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    onComplete.mockClear()
    const field = canvas.getByRole('textbox', { name: label })
    await userEvent.type(field, '40a9 71')
    await expect(field).toHaveValue('40971')
    await expect(onComplete).not.toHaveBeenCalled()
    await userEvent.type(field, '6')
    await userEvent.type(field, '8')
    await expect(field).toHaveValue('409716')
    await expect(onComplete.mock.calls).toEqual([['409716']])
  },
})

Default.test('takes a pasted code with a space', async ({ canvas, userEvent }) => {
  onComplete.mockClear()
  const field = canvas.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste('512 384')
  await expect(field).toHaveValue('512384')
  await expect(onComplete.mock.calls).toEqual([['512384']])
})

/** Empty, half filled, of five digits, wrong, and not to be had: the places show how many are missing. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="5">
      <CodeField label={label} value="" onChange={keep} />
      <CodeField label={label} value="4097" onChange={keep} hint="It changes every 30 s" />
      <CodeField label="5-digit code from the message" length={5} value="12" onChange={keep} />
      <CodeField
        label={label}
        value="409716"
        onChange={keep}
        error="This code was used already. Wait for the next one."
      />
      <CodeField label={label} value="" onChange={keep} disabledReason="A new code can be sent in 48 s" />
    </Stack>
  ),
})
