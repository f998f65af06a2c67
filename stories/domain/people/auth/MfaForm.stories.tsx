import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { LostSecretNotice } from '../../../../design-system/domain/people/auth/LostSecretNotice.tsx'
import { MfaForm } from '../../../../design-system/domain/people/auth/MfaForm.tsx'
import { NarrowLayout } from '../../../../design-system/domain/page/layout/NarrowLayout.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'
import { showsText } from '../../../support/plays.ts'

const onSubmit = fn()

const meta = preview.meta({
  title: 'Domain/Auth/MfaForm',
  component: MfaForm,
  args: { onSubmit, logInHref: '#log-in' },
  render: args => (
    <NarrowLayout>
      <MfaForm {...args} />
    </NarrowLayout>
  ),
})

/** Six digits go off without a press; a recovery code is the other way, and what to do without either is said below. */
export const Default = meta.story({ tags: ['visual'] })
/** The code, a recovery code as the other way, and a long Russian note on a lost authenticator, on a phone. */
export const Russian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })

Default.test('sends six digits as soon as they are there', async ({ canvas, userEvent }) => {
  onSubmit.mockClear()
  await userEvent.type(canvas.getByLabelText('6-digit code from your authenticator'), '409716')
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ code: '409716' }]]))
})

Default.test('takes a recovery code instead', async ({ canvas, userEvent }) => {
  onSubmit.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
  await userEvent.type(canvas.getByLabelText('Recovery code'), 'ABCDE-23456{Enter}')
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ code: 'ABCDE-23456' }]]))
})

Default.test('says of half a code that it is incorrect', async ({ canvas, userEvent }) => {
  onSubmit.mockClear()
  const code = canvas.getByLabelText('6-digit code from your authenticator')
  await userEvent.type(code, '12{Enter}')
  await waitFor(() => expect(code).toHaveAccessibleDescription('Incorrect'))
  await expect(onSubmit).not.toHaveBeenCalled()
})

/** The server's no to a code is said at the field of the code. */
export const WrongCode = meta.story({
  args: { onSubmit: fn(() => Promise.reject(storyRefusal('code', 'Wrong code', 'wrong_code'))) },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByLabelText('6-digit code from your authenticator')
    await userEvent.type(code, '000000')
    await waitFor(() => expect(code).toHaveAccessibleDescription('Wrong code'))
  },
})

/** While a code is checked, the button says so and is busy. */
export const Submitting = meta.story({
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('6-digit code from your authenticator'), '409716')
    await expect(await canvas.findByRole('button', { name: 'Checking' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** Without the authenticator it takes at least a month, and that is said plainly. */
export const LostSecret = meta.story({
  render: () => <LostSecretNotice />,
  play: showsText(/at least a month/),
})
