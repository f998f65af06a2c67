import { expect, fn, spyOn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SecurityPage } from '../../app/features/security/SecurityPage.tsx'
import { onPhone } from '../support/app/currentExchange.ts'
import { fault, noAnswer, refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { expectLink, onceLoaded, showsRole, showsText } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'
import { bareSecurity, securityAnswers, wholeSecurity } from './securityAnswers.ts'

const meta = preview.meta({ title: 'Pages/Security', component: SecurityPage, ...pageMeta })

const own = '/security/kunle_o'
const page = pageAt('/security/kunle_o', accountAnswers)
const whole = (hold: string | null = null) => securityAnswers(wholeSecurity, hold)
const bare = () => securityAnswers(bareSecurity)

/** Everything is set up: codes that are left, what the second factor guards, and the tab that one is on. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.at(`${own}/tfa`, whole),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByText('8 recovery codes left.')).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page', name: 'Two-factor' })).toBeVisible()
    await expect(canvas.getByRole('switch', { name: /^Withdrawals/ })).toBeChecked()
  }),
})

/** A new account: nothing is set up, and the page leads to each thing that is missing. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.with(bare),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByText('0 of 5 on')).toBeInTheDocument()
    await expectLink(canvas, 'Confirm: Confirmed phone', '/security/kunle_o/phone')
  }),
})
/** On a phone the list of what is missing comes first, each row with its way to set it up, in Russian. */
export const EmptyOnPhoneInRussian = meta.story({
  tags: ['visual'],
  ...page.onPhoneInRussian,
  render: page.with(bare),
})

/** The tabs can be read while one panel waits, so somebody in the wrong place can move on at once. */
export const Loading = meta.story({
  render: page.at(`${own}/tfa`, () => ({ ...whole(), security: noAnswer })),
})

/** One panel says that its settings did not load; the tabs around it still lead elsewhere. */
export const Failed = meta.story({
  render: page.at(`${own}/password`, () => ({ ...whole(), security: fault, logInHistories: fault })),
  play: showsRole('button', { name: 'Try again' }),
})

/** No setting of an account is to be seen by who is not logged in; the log-in stands in its place. */
export const Forbidden = meta.story({
  render: page.with(() => asVisitor),
  play: showsRole('heading', { level: 1, name: 'Log in' }),
})

/** Somebody else’s address is one’s own page. */
export const OfSomebodyElse = meta.story({
  render: page.at('/security/amina/phone', whole),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page', name: 'Phone' })).toHaveAttribute(
      'href',
      '/security/kunle_o/phone',
    )
  }),
})

/** Password, app, code: the second factor is on only after the owner says that the recovery codes are kept. */
export const TurnsTwoFactorOn = meta.story({
  render: page.at(`${own}/tfa`, bare),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }))
    await userEvent.type(await canvas.findByLabelText('Current password'), 'Right-2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'The app shows a code' }))
    await userEvent.type(await canvas.findByLabelText('6-digit code from your authenticator'), '123456')
    await findVisible(canvas.findByRole('list', { name: 'Your recovery codes' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have kept them' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await findVisible(canvas.findByText('10 recovery codes left.'))
  },
})

/** After a new password withdrawals are held for a day, and every tab says until when. */
export const HoldsMoney = meta.story({
  tags: ['visual'],
  render: page.at(`${own}/password`, () => whole('password')),
  play: onceLoaded(showsText(/Withdrawals are held until Mar 06 2026/)),
})
/** The hold and its end stand above the fields of a phone, with the rules of a password in Russian. */
export const PasswordOnPhoneInRussian = meta.story({
  tags: ['visual'],
  ...page.onPhoneInRussian,
  render: page.at(`${own}/password`, () => whole('password')),
})

/** The list of devices fails alone: the password can still be changed above it. */
export const DevicesFailed = meta.story({
  render: page.at(`${own}/password`, () => ({ ...whole(), logInHistories: fault })),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('heading', { name: 'Password' })).toBeVisible()
  },
})

/** A wrong current password is marked at its own field, not at the new one, and gets the cursor. */
export const RefusesAPassword = meta.story({
  render: page.at(`${own}/password`, () => ({
    ...bare(),
    changePassword: () => {
      throw refusal(422, 'wrong_password', { base: [], current_password: ['Wrong'] })
    },
  })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'Wrong-2026')
    await userEvent.type(canvas.getByLabelText('New password'), 'Better-2026')
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'Better-2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Change the password' }))
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toBeInvalid())
    await expect(canvas.getByLabelText('Current password')).toHaveFocus()
  },
})

/** An account without a number: the country is chosen beside the field, and only the rest is typed. */
export const Phone = meta.story({
  render: page.at(`${own}/phone`, bare),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Phone number' }), '8021231122')
    await expect(canvas.getByRole('heading', { name: 'Phone' })).toBeVisible()
  },
})

/** A confirmed number is shown in part; changing it can be begun and given up without losing it. */
export const PhoneConfirmed = meta.story({
  render: page.at(`${own}/phone`, whole),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the number' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await findVisible(canvas.findByText('+234 803 ••• 5678'))
  },
})

/** The word that proves a letter to be from here is removed by one press, and the sample letter then shows none. */
export const AntiPhishing = meta.story({
  tags: ['visual'],
  render: page.at(`${own}/antiphishing`, whole),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the word' }))
    await findVisible(canvas.findByText('No word is set'))
  },
})

/** A passed check shows the legal name it was passed with, and nothing to do again. */
export const Identity = meta.story({
  render: page.at(`${own}/verification`, whole),
  play: showsText('Olakunle Adebayo'),
})

const checked = (status: string, reason: string | null = null) => ({
  ...bare(),
  identity: () => ({ status, legalName: null, reason, decidedAt: null }),
})

/** While people look at the documents there is no button to start over. */
export const IdentityInReview = meta.story({
  render: page.at(`${own}/verification`, () => checked('pending')),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByText('In review')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /check|again/ })).toBeNull()
  }),
})

/** A refusal tells its reason in the checker's own words and lets one try again, on a phone in Russian. */
export const IdentityDeclinedOnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: page.at(`${own}/verification`, () =>
    checked('declined', 'Документ не читается: снимите его при свете.'),
  ),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByText(/снимите его при свете/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible()
  }),
})

/** The check runs in another tab; where that cannot open, the page says so and offers to try again. */
export const WidgetDoesNotOpen = meta.story({
  render: page.at(`${own}/verification`, () => ({
    ...bare(),
    verificationToken: () => {
      throw refusal(409, 'channel_unavailable')
    },
  })),
  beforeEach: () => {
    const close = fn()
    const opened = spyOn(window, 'open').mockReturnValue({ close } as unknown as Window)
    return () => opened.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start the check' }))
    await findVisible(canvas.findByText(/failed to launch/))
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
