import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { RecoveryPage } from '../../app/features/auth/RecoveryPage.tsx'
import { onPhone } from '../support/app/currentExchange.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { showsRole } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'

const meta = preview.meta({ title: 'Pages/Recovery', component: RecoveryPage, ...pageMeta })

const done = () => ({ isDone: true })
const page = pageAt('/email/log-in/recovery', { ...asVisitor, askRecovery: done })

async function ask() {
  await userEvent.type(await screen.findByLabelText('E-mail or user name'), 'amina@souk.test{Enter}')
}

/** A lost password needs one field: e-mail or user name. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Recover access' }))
    await expect(document.title).toMatch(/^Recover access/)
  },
})
/** The button is busy while the letter is ordered, so it is not ordered twice. */
export const Loading = meta.story({
  ...page.loading('askRecovery'),
  play: async ({ canvas }) => {
    await ask()
    await waitFor(() => expect(canvas.getByRole('button', { busy: true })).toBeVisible())
  },
})
/** Nothing is sent without a name or an address: the field is marked instead. */
export const Empty = meta.story({
  render: page.usual,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }))
    await expect(canvas.getByLabelText('E-mail or user name')).toBeInvalid()
  },
})
/** The service breaks, and what was typed is still in the field. */
export const Failed = meta.story({
  ...page.failed('askRecovery'),
  play: async ({ canvas }) => {
    await ask()
    await waitFor(() => expect(screen.getByText(/went wrong/)).toBeVisible())
    await expect(canvas.getByLabelText('E-mail or user name')).toHaveValue('amina@souk.test')
  },
})

/** Whoever is logged in has nothing to recover. */
export const Forbidden = meta.story({
  render: () => <StoryApp address="/email/log-in/recovery" answers={accountAnswers} />,
  play: showsRole('link', { name: 'Trade #8F2K41' }),
})

/** The same answer whether or not the account exists; sending again waits a minute, and a typo can be corrected. */
export const Sent = meta.story({
  tags: ['visual'],
  ...page.onPhone,
  play: async ({ canvas }) => {
    await ask()
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Look into your mail' }))
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveAccessibleDescription(
      'Possible again in 01:00',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try another address or name' }))
    await expect(await canvas.findByLabelText('E-mail or user name')).toHaveValue('')
  },
})

const step = {
  token: 'step',
  expiresAt: '2026-03-05T14:23:00.000Z',
  userName: 'amina',
  needsCode: false,
}
const renewal = pageAt('/email/log-in/recovery/aW5fYV9sZXR0ZXI', () => ({
  ...asVisitor,
  beginRecovery: () => step,
  setPassword: done,
}))
const linkRefused = (code: string) =>
  renewal.with({
    beginRecovery: () => {
      throw refusal(409, code, { token: ['It was refused.'] })
    },
  })

/** From the letter's link to a new password: it is typed twice, and the log-in says that it is saved. */
export const NewPassword = meta.story({
  tags: ['visual'],
  render: renewal.usual,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Kunle-2027')
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'Kunle-2027{Enter}')
    await findVisible(canvas.findByText('The new password is saved. Log in with it.'))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  },
})
/** An account with a second factor asks for its code here too, and says what becomes of devices and withdrawals. */
export const NewPasswordWithCodeInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: renewal.with({ beginRecovery: () => ({ ...step, needsCode: true }) }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByLabelText('Код из приложения или код восстановления'))
  },
})
/** No password is asked for before the letter's link is known to be good. */
export const LinkOpening = meta.story({
  ...renewal.loading('beginRecovery'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opening the link')).toBeInTheDocument()
  },
})
/** A service that does not answer does not spoil the link: it can be opened again from here. */
export const LinkFailed = meta.story(renewal.failed('beginRecovery'))
/** A link that has done its work cannot set a password again, and leads to asking for another. */
export const LinkUsed = meta.story({
  tags: ['visual'],
  render: linkRefused('link_used'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { name: 'This link was used already' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Ask for a new link' }))
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Recover access' }))
  },
})
/** A link that is too old is told apart from one that was used or is wrong. */
export const LinkTooLate = meta.story({
  render: linkRefused('link_expired'),
  play: showsRole('heading', { name: 'This link is too old' }),
})
/** A link that no letter contains, as after a cut-off copy: it is called invalid, not too old. */
export const LinkUnknown = meta.story({
  render: linkRefused('link_unknown'),
  play: showsRole('heading', { name: 'This link is invalid' }),
})
/** A new password that comes too late is not saved; the page says so in place of the form. */
export const StepTooLate = meta.story({
  render: renewal.with({
    setPassword: () => {
      throw refusal(409, 'step_expired')
    },
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Kunle-2027')
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'Kunle-2027{Enter}')
    await findVisible(canvas.findByRole('heading', { name: 'This link is too old' }))
  },
})
