import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ClockProvider } from '../../../../design-system/domain/reference/clock/ClockProvider.tsx'
import { manualClock } from '../../../support/manualClock.ts'
import { InviterCard } from '../../../../design-system/domain/growth/bonus/InviterCard.tsx'
import { AccountName } from '../../../../design-system/domain/people/auth/AccountName.tsx'
import type { CaptchaState } from '../../../../design-system/domain/people/auth/guard/guard.ts'
import { LogInForm } from '../../../../design-system/domain/people/auth/LogInForm.tsx'
import { SignUpForm } from '../../../../design-system/domain/people/auth/SignUpForm.tsx'
import type { SignUpInvitation } from '../../../../design-system/domain/people/auth/SignUpForm.tsx'
import { NarrowLayout } from '../../../../design-system/domain/page/layout/NarrowLayout.tsx'
import { usualPasswordRule } from '../../../../design-system/forms/engine/passwordRule.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { Notice } from '../../../../design-system/primitives/notice/Notice.tsx'
import { sideBySide } from '../../../../tests/support/browser/axeRules.ts'
import { storyBonusTerms } from '../../support/growth/storyBonus.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { minutesFromNow, storyTime } from '../../support/storyClock.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { expectLink } from '../../../support/plays.ts'

const onSubmit = fn()

const meta = preview.meta({
  title: 'Domain/Auth/Forms',
  component: LogInForm,
  args: { onSubmit, signUpHref: '#sign-up' },
  render: args => (
    <NarrowLayout>
      <LogInForm {...args} />
    </NarrowLayout>
  ),
})

const signUp = (send: (values: object) => unknown, invitation?: SignUpInvitation) => () => (
  <NarrowLayout>
    <SignUpForm
      onSubmit={send}
      logInHref="#log-in"
      agreementHrefs={{ userAgreement: '#agreement', privacy: '#privacy' }}
      passwordRule={usualPasswordRule}
      invitation={invitation}
    />
  </NarrowLayout>
)

/** An e-mail or a user name logs in; nothing is sent while a field is empty, and the first such one takes the focus. */
export const Default = meta.story({ tags: ['visual'] })
/** Whoever was sent here reads above the fields why, and that they were logged out. */
export const WithReason = meta.story({
  args: {
    lead: 'Login or sign up to create a trade',
    notice: <Notice tone="warning" title="You were logged out." />,
  },
})
/** The log-in in Russian, with the way to sign up beneath the card's one wide button. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
/** The rules of a password are ticked off while it is typed, and the place for an invite code is folded away. */
export const SignUp = meta.story({ render: signUp(onSubmit) })
/** The rules of a password and what is accepted with an account, in Russian. */
export const SignUpRussian = meta.story({
  globals: { locale: 'ru' },
  render: signUp(onSubmit),
})

Default.test('asks for both before it sends anything', async ({ canvas, userEvent }) => {
  onSubmit.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(canvas.getAllByText('Required field')).toHaveLength(2))
  await expect(canvas.getByLabelText('E-mail or user name')).toHaveFocus()
  await expect(onSubmit).not.toHaveBeenCalled()
})

Default.test('sends a user name as well as an e-mail, on Enter', async ({ canvas, userEvent }) => {
  onSubmit.mockClear()
  await userEvent.type(canvas.getByLabelText('E-mail or user name'), 'lagoscoin')
  const password = canvas.getByLabelText('Password')
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
  await expect(password).toHaveAttribute('type', 'text')
  await userEvent.type(password, 'Souk2026!{Enter}')
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ login: 'lagoscoin', password: 'Souk2026!' }]]))
})

const refusing = (code: string, field: string, text: string) =>
  fn(() => Promise.reject(Object.assign(new Error(code), { code, errors: { [field]: [text] } })))

/** A log-in that is refused does not say which of the two was wrong. */
export const Refused = meta.story({
  args: { onSubmit: refusing('wrong_credentials', 'password', 'Wrong e-mail or password.') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('E-mail or user name'), 'lagoscoin')
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}')
    await findVisible(canvas.findByText('Wrong e-mail or password.'))
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Wrong e-mail or password\./)
  },
})

SignUp.test('ticks off what the password needs while it is typed', async ({ canvas, userEvent }) => {
  const done = () => canvas.queryAllByText(', done', { exact: false }).length
  const password = canvas.getByLabelText('Password')
  await expect(done()).toBe(0)
  await userEvent.type(password, 'souk')
  await waitFor(() => expect(done()).toBe(1))
  await userEvent.type(password, 'S2026!')
  await waitFor(() => expect(done()).toBe(5))
  await expect(canvas.getByText('The password meets 5 of 5 rules')).toBeInTheDocument()
})

SignUp.test('names what is accepted with the account', async ({ canvas }) => {
  await expect(canvas.getByText('By making an account you accept:')).toBeVisible()
  const hrefOf = (name: RegExp) => canvas.getByRole('link', { name }).getAttribute('href')
  await expect(hrefOf(/^User agreement/)).toBe('#agreement')
  await expect(hrefOf(/^Privacy policy/)).toBe('#privacy')
})

SignUp.test('keeps a weak password back', async ({ canvas, userEvent }) => {
  onSubmit.mockClear()
  await userEvent.type(canvas.getByLabelText('User name'), 'adaeze_fx')
  await userEvent.type(canvas.getByLabelText('E-mail'), 'ada@souk.example')
  await userEvent.type(canvas.getByLabelText('Password'), 'Souk2026{Enter}')
  await waitFor(() => expect(canvas.getByLabelText('Password')).toBeInvalid())
  await expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.type(canvas.getByLabelText('Password'), '!{Enter}')
  await waitFor(() =>
    expect(onSubmit.mock.calls).toEqual([
      [{ userName: 'adaeze_fx', email: 'ada@souk.example', password: 'Souk2026!', inviteCode: '' }],
    ]),
  )
})

const invitationOf = (inviterName: string): SignUpInvitation => ({
  code: '8FJX2MDE',
  told: <InviterCard inviterName={inviterName} terms={storyBonusTerms} assets={storyBook} />,
})

/** By an invitation: whose it is, and its code, which may be changed. */
export const Invited = meta.story({ tags: ['visual'], render: signUp(onSubmit, invitationOf('amina_k')) })
/** The invitation of somebody with a very long name, in Russian at a phone's width. */
export const InvitedInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: signUp(onSubmit, invitationOf('Konstantin_Aleksandrovich_1234567')),
})

Invited.test('no longer says who invited once another code is typed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('amina_k invites you')).toBeVisible()
  const code = canvas.getByLabelText('Invite code')
  await expect(code).toHaveValue('8FJX2MDE')
  await userEvent.type(code, 'X')
  await waitFor(() => expect(canvas.queryByText('amina_k invites you')).not.toBeInTheDocument())
})

SignUp.test('has a place for a code, folded away', async ({ canvas, userEvent }) => {
  await expect(canvas.getByLabelText('Invite code')).not.toBeVisible()
  await userEvent.click(canvas.getByText('I have an invite code'))
  await expect(canvas.getByLabelText('Invite code')).toBeVisible()
})

/** A code that is nobody's is marked at its field, and may be left out. */
export const CodeUnknown = meta.story({
  render: signUp(
    refusing('invite_code_unknown', 'invite_code', 'This code is nobody’s. Check it, or leave it out.'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User name'), 'lagoscoin')
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ada@souk.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Souk2026!')
    await userEvent.click(canvas.getByText('I have an invite code'))
    await userEvent.type(canvas.getByLabelText('Invite code'), 'NOBODYS1{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText('Invite code')).toHaveAccessibleDescription(/This code is nobody’s/),
    )
  },
})

/** The server's word that a name is taken stands at the name. */
export const NameTaken = meta.story({
  render: signUp(refusing('user_name_taken', 'user_name', 'This name is taken.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('User name'), 'lagoscoin')
    await userEvent.type(canvas.getByLabelText('E-mail'), 'ada@souk.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Souk2026!{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText('User name')).toHaveAccessibleDescription(/This name is taken\./),
    )
  },
})

const full = { recoveryHref: '#recovery', messengerHref: '#bot', onMessenger: fn() }

/** Password, its recovery and Telegram on one card, the password first. */
export const EveryWay = meta.story({
  tags: ['visual'],
  args: full,
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Forgot the password?', '#recovery')
    const bot = canvas.getByRole('link', { name: 'Log in with Telegram' })
    await expect(bot).toHaveAttribute('href', '#bot')
    await expect(bot).toHaveAttribute('rel', 'noopener noreferrer')
  },
})
/** On a phone the log-in, its recovery and Telegram must not be mistaken for each other, in Russian either. */
export const EveryWayRussian = meta.story({
  tags: ['visual'],
  args: full,
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})

const onCaptcha = fn()
const captchas: readonly CaptchaState[] = [
  { kind: 'idle' },
  { kind: 'solving', fraction: 0.4 },
  { kind: 'solved' },
  { kind: 'failed' },
]
const checked = (captcha: CaptchaState) => ({ ...full, captcha, onCaptcha, onSubmit, signUpHref: '#up' })
const captchaStates = () => (
  <NarrowLayout>
    <Stack>
      {captchas.map(captcha => (
        <LogInForm key={captcha.kind} {...checked(captcha)} />
      ))}
    </Stack>
  </NarrowLayout>
)

/** The check against robots before it starts, at work, passed and failed, in front of the same button. */
export const CaptchaStates = meta.story({
  // Several states side by side are several forms of one name.
  parameters: { a11y: sideBySide },
  render: captchaStates,
})
/** The check's four states as Russian sentences. */
export const CaptchaStatesRussian = meta.story({
  globals: { locale: 'ru' },
  parameters: { a11y: sideBySide },
  render: captchaStates,
})

/** Enter does not get past a check that is not done: the button says what is missing, and a press starts it. */
export const CaptchaKeepsBack = meta.story({
  args: checked({ kind: 'idle' }),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    onCaptcha.mockClear()
    await userEvent.type(canvas.getByLabelText('E-mail or user name'), 'lagoscoin')
    await userEvent.type(canvas.getByLabelText('Password'), 'Souk2026!{Enter}')
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAccessibleDescription(
      'Finish the check first.',
    )
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Start the check' }))
    await expect(onCaptcha).toHaveBeenCalledOnce()
  },
})

/** A check that cannot connect says so to screen readers too, and can be begun again. */
export const CaptchaFailed = meta.story({
  args: checked({ kind: 'failed' }),
  play: async ({ canvas, userEvent }) => {
    onCaptcha.mockClear()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Failed to establish connection with a captcha service. Refresh and try again.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onCaptcha).toHaveBeenCalledOnce()
  },
})

const clock = manualClock(storyTime)

/** After too many tries the button waits for a countdown and works again by itself. */
export const TooManyTries = meta.story({
  args: { waitUntil: minutesFromNow(15) },
  decorators: [
    Story => (
      <ClockProvider clock={clock}>
        <Story />
      </ClockProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('You can try again in 15:00.')
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-disabled', 'true')
    clock.advance(15 * 60_000)
    await waitFor(() => expect(canvas.queryByRole('timer')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-disabled')
  },
})

/** Nobody sees, hears or comes to it with the Tab key; a password manager reads whose password the form asks for. */
export const WhosePassword = meta.story({
  render: () => (
    <form aria-label="A form">
      <AccountName userName="amina" />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    const field = canvasElement.querySelector('input')
    await expect(field).toHaveValue('amina')
    await expect(field).toHaveAttribute('autocomplete', 'username')
    await userEvent.tab()
    await expect(field).not.toHaveFocus()
  },
})
