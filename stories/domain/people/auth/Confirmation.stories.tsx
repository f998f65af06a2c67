import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import {
  ConfirmationState,
  confirmationKinds,
} from '../../../../design-system/domain/people/auth/ConfirmationState.tsx'
import { EmailConfirmBanner } from '../../../../design-system/domain/people/auth/EmailConfirmBanner.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { expectLink, lacksRole } from '../../../support/plays.ts'

const onSend = fn()
const next = { kind: 'dashboard', href: '#dashboard' } as const
const args = { kind: 'confirmed', next } as const
const resend = { at: null, isSending: false, onSend }

const meta = preview.meta({
  title: 'Domain/Auth/Confirmation',
  component: ConfirmationState,
  decorators: [withStoppedClock],
})

/** The link worked: somebody who is logged in goes on to the dashboard. */
export const Confirmed = meta.story({
  args: { kind: 'confirmed', next },
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('The address is confirmed')
    await expectLink(canvas, 'To the dashboard', '#dashboard')
  },
})
/** A link that was opened twice is no fault; the way on is the log-in. */
export const Used = meta.story({ args: { kind: 'used', next: { kind: 'log_in', href: '#log-in' } } })
/** A link that is too old can be replaced by another one with the first button. */
export const TooLate = meta.story({
  args: { kind: 'expired', next, resend },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Send another link' }))
    await expect(onSend).toHaveBeenCalledOnce()
  },
})
/** A broken link, opened without a session: no letter can be asked for, only the log-in is offered. */
export const Invalid = meta.story({
  args: { kind: 'invalid', next: { kind: 'log_in', href: '#log-in' } },
  play: lacksRole('button'),
})
/** Until the server has answered, the page says that the link is being checked. */
export const Checking = meta.story({
  args: { kind: 'checking', next },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking the link')).toBeInTheDocument()
  },
})
/** Another link was asked for just now: the button waits a minute and says how long. */
export const ResendLater = meta.story({
  args: { kind: 'expired', next, resend: { ...resend, at: minutesFromNow(1) } },
})

/** Every end of a link, one under the other. */
const ends = () => (
  <Stack>
    {confirmationKinds.map(kind => (
      <ConfirmationState key={kind} kind={kind} next={next} resend={resend} />
    ))}
  </Stack>
)
/** The five ends of a link in Russian, with and without another one to ask for. */
export const EndsRussian = meta.story({
  globals: { locale: 'ru' },
  args,
  render: ends,
})

const onResend = fn()
const banner = { email: 'ada@souk.example', onResend, isResending: false, changeHref: '#email' }
const banners = () => (
  <Stack>
    <EmailConfirmBanner {...banner} resendAt={null} />
    <EmailConfirmBanner {...banner} resendAt={minutesFromNow(0.8)} />
    <EmailConfirmBanner
      {...banner}
      email="a.very.long.address.of.somebody@subdomain.provider.example"
      resendAt={null}
      isResending
    />
  </Stack>
)

/** The address is only a claim so far: to send again now, later, and while a letter to a long address goes out. */
export const Banner = meta.story({ tags: ['visual'], args, render: banners })
/** The three banners in Russian at a phone's width; a long address may not push the buttons out. */
export const BannerRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args,
  render: banners,
})

/** The address is shown whole, so that a mistype is seen, and is changed or written to again from here. */
export const BannerResends = meta.story({
  args,
  render: () => <EmailConfirmBanner {...banner} resendAt={null} />,
  play: async ({ canvas, userEvent }) => {
    onResend.mockClear()
    await expect(canvas.getByText(/ada@souk\.example/)).toBeVisible()
    await expectLink(canvas, 'Change the address', '#email')
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(onResend).toHaveBeenCalledOnce()
  },
})
