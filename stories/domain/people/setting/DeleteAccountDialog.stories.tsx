import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { userEvent as storyUser } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DeleteAccountDialog } from '../../../../design-system/domain/people/setting/deletion/DeleteAccountDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'

const meta = preview.meta({
  title: 'Domain/Setting/DeleteAccountDialog',
  component: DeleteAccountDialog,
  args: {
    userName: 'lagoscoin',
    needsCode: false,
    onSubmit: fn(async () => undefined),
    close: fn(),
    dismiss: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
})

const action = 'Delete lagoscoin for good'
const dialog = async () => within(await findVisible(screen.findByRole('alertdialog')))

/** Everything but the code. */
async function filled(user: Pick<typeof storyUser, 'click' | 'type'>) {
  const view = await dialog()
  for (const box of view.getAllByRole('checkbox')) await user.click(box)
  await user.type(view.getByRole('textbox', { name: /Type your user name/ }), 'lagoscoin')
  await user.type(view.getByLabelText('Password'), 'Souk2026!')
  return view
}

/** The keyboard begins on "Not yet", so that a quick Enter ends nothing. */
export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    const view = await dialog()
    await waitFor(() => expect(view.getAllByRole('button', { name: 'Not yet' }).at(-1)).toHaveFocus())
  },
})

/** Name to the letter, every tick, password and code: what is missing is said all at once. */
export const AsksForEverything = meta.story({
  args: { needsCode: true, onSubmit: fn(async () => undefined), close: fn() },
  play: async ({ args, userEvent }) => {
    const view = await dialog()
    await userEvent.type(view.getByRole('textbox', { name: /Type your user name/ }), 'Lagoscoin')
    await userEvent.click(view.getByRole('button', { name: action }))
    await findVisible(view.findByText('Type lagoscoin'))
    await expect(view.getAllByText('Required field')).toHaveLength(4)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** With everything filled in, Enter still deletes nothing; the named button does. */
export const DeletesWithTheCode = meta.story({
  args: { needsCode: true, onSubmit: fn(async () => undefined), close: fn() },
  play: async ({ args, userEvent }) => {
    const view = await filled(userEvent)
    await expect(view.getByText('Matches')).toBeVisible()
    await userEvent.type(view.getByRole('textbox', { name: /6-digit code/ }), '409716{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(view.getByRole('button', { name: action }))
    await waitFor(() => expect(args.close).toHaveBeenCalledWith(true))
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Souk2026!', code: '409716' })
  },
})

/** An account that has no password is not asked for one. */
export const WithoutAPassword = meta.story({
  args: { needsPassword: false },
  play: async () => {
    await expect((await dialog()).queryByLabelText('Password')).not.toBeInTheDocument()
  },
})

/** A wrong password is marked at its field, and the dialog stays. */
export const AWrongPasswordLandsOnItsField = meta.story({
  args: { onSubmit: fn(() => Promise.reject(storyRefusal('password', 'Wrong password.'))), close: fn() },
  play: async ({ args, userEvent }) => {
    const view = await filled(userEvent)
    await userEvent.click(view.getByRole('button', { name: action }))
    await waitFor(() => expect(view.getByLabelText('Password')).toBeInvalid())
    await expect(args.close).not.toHaveBeenCalled()
  },
})

/** A long user name on the Russian button, with the code asked for, at a phone's width. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { needsCode: true, userName: 'a_very_long_user_name_that_nobody' },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: /^Удалить/ })).toBeVisible()
  },
})
