import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AntiPhishingForm } from '../../../../design-system/domain/people/security/AntiPhishingForm.tsx'
import { EmailForm } from '../../../../design-system/domain/people/security/EmailForm.tsx'
import { PasswordForm } from '../../../../design-system/domain/people/security/PasswordForm.tsx'
import { usualPasswordRule } from '../../../../design-system/forms/engine/passwordRule.ts'
import { minutesFromNow } from '../../support/storyClock.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'
import { findVisible } from '../../../support/findVisible.ts'

const onSubmit = fn()
const onRemove = fn()

const meta = preview.meta({
  title: 'Domain/Security/AccountForms',
  component: AntiPhishingForm,
  args: { word: null, onSubmit, onRemove, isRemoving: false },
})

/** The letter beside the field carries the word while it is typed, as real letters will. */
export const AntiPhishing = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await expect(canvas.getByText('No word is set')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Your word'), 'harmattan')
    await findVisible(canvas.findByText('Your anti-phishing word: harmattan'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save the word' }))
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ word: 'harmattan' }]]))
  },
})
/** A word that is set can be changed, or removed. */
export const AntiPhishingSet = meta.story({
  args: { word: 'harmattan' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the word' }))
    await expect(onRemove).toHaveBeenCalled()
  },
})
/** A word of 21 letters in the field and the letter, in Russian at a phone's width. */
export const AntiPhishingRussian = meta.story({
  args: { word: 'достопримечательность' },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})

const usual = { userName: 'amina', holdHours: 24, passwordRule: usualPasswordRule }
const password =
  (needsCode: boolean, send: (values: object) => unknown = onSubmit) =>
  () => <PasswordForm hasPassword {...usual} needsCode={needsCode} onSubmit={send} />

/** The present password, the new one twice and a code; once it is saved, the fields are empty. */
export const Password = meta.story({
  tags: ['visual'],
  render: password(true),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    const current = canvas.getByLabelText('Current password')
    await userEvent.type(current, 'Souk2025!')
    await userEvent.type(canvas.getByLabelText('New password'), 'Souk2026!')
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'Souk2026!')
    await userEvent.type(canvas.getByLabelText('6-digit code from your authenticator'), '409716')
    await userEvent.click(canvas.getByRole('button', { name: 'Change the password' }))
    await waitFor(() =>
      expect(onSubmit.mock.calls).toEqual([
        [{ currentPassword: 'Souk2025!', password: 'Souk2026!', code: '409716' }],
      ]),
    )
    await waitFor(() => expect(current).toHaveValue(''))
  },
})
/** Without a second factor nobody is asked for a code; in Russian at a phone's width. */
export const PasswordRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: password(false),
})
/** An account without a password sets its first one, and is not asked for another. */
export const FirstPassword = meta.story({
  render: () => <PasswordForm {...usual} hasPassword={false} needsCode={false} onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.type(canvas.getByLabelText('New password'), 'Souk2026!')
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'Souk2026!')
    await userEvent.click(canvas.getByRole('button', { name: 'Set a password' }))
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ password: 'Souk2026!' }]]))
  },
})
/** A wrong present password is marked, and what was typed is kept. */
export const WrongPassword = meta.story({
  render: password(false, () =>
    Promise.reject(storyRefusal('current_password', 'Wrong password.', 'wrong_password')),
  ),
  play: async ({ canvas, userEvent }) => {
    const current = canvas.getByLabelText('Current password')
    await userEvent.type(current, 'Souk2025!')
    await userEvent.type(canvas.getByLabelText('New password'), 'Souk2026!')
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'Souk2026!{Enter}')
    await waitFor(() => expect(current).toHaveAccessibleDescription('Wrong password.'))
    await expect(current).toHaveValue('Souk2025!')
  },
})

/** A day is left to open the link. */
const waiting = { email: 'kunle@mail.example', expiresAt: minutesFromNow(24 * 60) }
const email = {
  userName: 'kunle',
  email: 'kunle@souk.example',
  isConfirmed: true,
  hasPassword: true,
  needsCode: false,
  holdHours: 24,
  onSubmit,
}

/** Another address takes the password; the present one and how it stands are shown above. */
export const Email = meta.story({
  tags: ['visual'],
  render: () => <EmailForm {...email} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.type(canvas.getByLabelText('New e-mail'), 'kunle@mail.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Souk2026!{Enter}')
    await waitFor(() =>
      expect(onSubmit.mock.calls).toEqual([[{ email: 'kunle@mail.example', password: 'Souk2026!' }]]),
    )
  },
})
/** A link waits at the new address until a time that is told; screen readers hear of it too. */
export const EmailWaiting = meta.story({
  render: () => <EmailForm {...email} isConfirmed={false} needsCode waiting={waiting} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A link went to kunle@mail.example.')
  },
})
/** An account with neither address nor password is only asked for an address; in Russian on a phone. */
export const EmailNoneRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <EmailForm {...email} email={null} hasPassword={false} />,
})
