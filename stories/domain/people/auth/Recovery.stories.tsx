import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NewPasswordForm } from '../../../../design-system/domain/people/auth/password/NewPasswordForm.tsx'
import { PasswordMeter } from '../../../../design-system/domain/people/auth/password/PasswordMeter.tsx'
import { RecoveryForm } from '../../../../design-system/domain/people/auth/password/RecoveryForm.tsx'
import {
  recoveryLinkEnds,
  RecoveryLinkState,
} from '../../../../design-system/domain/people/auth/password/RecoveryLinkState.tsx'
import { RecoverySentState } from '../../../../design-system/domain/people/auth/password/RecoverySentState.tsx'
import { ClockProvider } from '../../../../design-system/domain/reference/clock/ClockProvider.tsx'
import { manualClock } from '../../../support/manualClock.ts'
import { NarrowLayout } from '../../../../design-system/domain/page/layout/NarrowLayout.tsx'
import { usualPasswordRule } from '../../../../design-system/forms/engine/passwordRule.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow, storyTime, withStoppedClock } from '../../support/storyClock.tsx'

const onSubmit = fn()

const meta = preview.meta({
  title: 'Domain/Auth/Recovery',
  component: RecoveryForm,
  args: { onSubmit, logInHref: '#log-in' },
  render: args => (
    <NarrowLayout>
      <RecoveryForm {...args} />
    </NarrowLayout>
  ),
})

/** A user name is enough to ask for the link, and Enter sends it. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.type(canvas.getByLabelText('E-mail or user name'), 'lagoscoin{Enter}')
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ login: 'lagoscoin' }]]))
  },
})
/** The request for a link, and where that link goes, in Russian. */
export const Russian = meta.story({ globals: { locale: 'ru' } })

const onResend = fn()
const sent = {
  login: 'a.very.long.address.of.somebody@provider.example',
  resendAt: minutesFromNow(1),
  onResend,
  isResending: false,
  onOther: fn(),
  logInHref: '#log-in',
}
const sentStates = () => (
  <NarrowLayout>
    <Stack>
      <RecoverySentState {...sent} />
      <RecoverySentState {...sent} resendAt={null} />
      <RecoverySentState {...sent} resendAt={null} isResending />
    </Stack>
  </NarrowLayout>
)

/** The same words whether or not there is such an account: to wait, to send again, and sending. */
export const SentStates = meta.story({ decorators: [withStoppedClock], render: sentStates })
/** A very long address inside the Russian sentence, three times, at a phone's width. */
export const SentStatesRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  decorators: [withStoppedClock],
  render: sentStates,
})

const clock = manualClock(storyTime)

/** The letter can be sent again after a minute; until then the button counts and does nothing. */
export const ResendsInTime = meta.story({
  render: () => (
    <ClockProvider clock={clock}>
      <RecoverySentState {...sent} />
    </ClockProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    onResend.mockClear()
    const resend = canvas.getByRole('button', { name: 'Send again' })
    await expect(resend).toHaveAccessibleDescription('Possible again in 01:00')
    await userEvent.click(resend)
    await expect(onResend).not.toHaveBeenCalled()
    clock.advance(60_000)
    await waitFor(() => expect(resend).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(resend)
    await expect(onResend).toHaveBeenCalledOnce()
  },
})

const newPassword = (needsCode: boolean) => () => (
  <NarrowLayout>
    <NewPasswordForm
      onSubmit={onSubmit}
      needsCode={needsCode}
      holdHours={24}
      passwordRule={usualPasswordRule}
    />
  </NarrowLayout>
)

/** Both entries have to be the same, and the hold on withdrawals is announced before. */
export const NewPassword = meta.story({
  tags: ['visual'],
  render: newPassword(false),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await expect(canvas.getByText(/withdrawals are held for 1.day/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('New password'), 'Souk2026!')
    const repeated = canvas.getByLabelText('Repeat the password')
    await userEvent.type(repeated, 'Souk2062!{Enter}')
    await waitFor(() => expect(repeated).toHaveAccessibleDescription('Passwords should match'))
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(repeated)
    await userEvent.type(repeated, 'Souk2026!{Enter}')
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ password: 'Souk2026!' }]]))
  },
})
/** An account with a second factor is asked for a code too; in Russian. */
export const NewPasswordWithCode = meta.story({ globals: { locale: 'ru' }, render: newPassword(true) })

const typed = ['', 'souk', 'Souk2026', 'Souk2026!']

/** The rules that nothing, a weak, a nearly good and a good password meet. */
export const Meter = meta.story({
  render: () => (
    <Stack>
      {typed.map(value => (
        <PasswordMeter key={value} value={value} rule={usualPasswordRule} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list', { name: 'What the password needs' })
    await expect(lists.map(list => list.children.length)).toEqual([5, 5, 5, 5])
    await expect(canvas.getByText('The password meets 4 of 5 rules')).toBeInTheDocument()
  },
})

/** Every end of a link, one under the other. */
const ends = () => (
  <Stack>
    {recoveryLinkEnds.map(kind => (
      <RecoveryLinkState key={kind} kind={kind} recoveryHref="#recovery" />
    ))}
  </Stack>
)
/** A link that was used, is too old or broken: why, and each time the way to a new one. */
export const LinkEnds = meta.story({
  render: ends,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link was used already' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Ask for a new link' })).toHaveLength(3)
  },
})
/** Three Russian titles and reasons on a phone, each over the same way to a new link. */
export const LinkEndsRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: ends,
})
