import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { VerificationDialog } from '../../../../design-system/domain/people/security/VerificationDialog.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'

const close = fn()
const dismiss = fn()
const onSubmit = fn(() => Promise.resolve())

const meta = preview.meta({
  title: 'Domain/Security/VerificationDialog',
  component: VerificationDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  beforeEach: () => {
    for (const spy of [close, dismiss, onSubmit]) spy.mockReset()
  },
})

const args = { action: 'first_sell_message', onSubmit, close, dismiss } as const
const code = '6-digit code from your authenticator'

/** It names the protected action; six digits are enough, and a wrong code keeps the dialog open. */
export const Default = meta.story({ tags: ['visual'], args })
/** Here the code protects the payment details of a sell ad; its Russian name is a long one for a phone. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { ...args, action: 'change_sell_requisites' },
})

Default.test('goes once the code is right, with six digits and no press', async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText(code), '123456')
  await waitFor(() => expect(close.mock.calls).toEqual([[true]]))
  await expect(onSubmit.mock.calls).toEqual([[{ code: '123456' }]])
})

Default.test('stays and says so at a wrong one', async ({ userEvent }) => {
  onSubmit.mockRejectedValueOnce(storyRefusal('code', 'Wrong code', 'wrong_code'))
  const field = await screen.findByLabelText(code)
  await userEvent.type(field, '000000')
  await waitFor(() => expect(field).toBeInvalid())
  await expect(close).not.toHaveBeenCalled()
})

Default.test('can be left', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await expect(dismiss).toHaveBeenCalledOnce()
})
