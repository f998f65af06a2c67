import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PhonePanel } from '../../../../design-system/domain/people/security/PhonePanel.tsx'
import type { PhoneState } from '../../../../design-system/domain/people/security/PhonePanel.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { sideBySide } from '../../../../tests/support/browser/axeRules.ts'
import { storyCountries } from '../../support/people/storyAccount.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'

const onNumber = fn()
const onCode = fn()
const onOtherNumber = fn()
const onRemoveCode = fn()

const phone = '+234 801 234 5678'
const states = {
  first: { kind: 'number', isChange: false },
  change: { kind: 'number', isChange: true },
  call: { kind: 'code', phone, method: 'call', resendAt: minutesFromNow(1), isResending: false },
  sms: { kind: 'code', phone, method: 'sms', resendAt: null, isResending: false },
  remove: { kind: 'remove', phone },
  verified: { kind: 'verified', phone, verifiedAt: minutesFromNow(-10 * 24 * 60) },
} as const satisfies Record<string, PhoneState>

const args = {
  countries: storyCountries,
  initialCountry: 'NG',
  holdHours: 24,
  onNumber,
  onCode,
  onResend: fn(),
  onOtherNumber,
  isTwoFactorOn: true,
  onRemove: fn(),
  onRemoveCode,
  onKeep: fn(),
}

const meta = preview.meta({
  title: 'Domain/Security/PhonePanel',
  component: PhonePanel,
  decorators: [withStoppedClock],
  args: { ...args, state: states.first },
})

const all = () => (
  <Stack>
    {Object.entries(states).map(([name, state]) => (
      <PhonePanel key={name} {...args} state={state} />
    ))}
  </Stack>
)
/** The whole way of a number: the first, another one, the code of a call and of a message, removal, confirmed. */
export const States = meta.story({
  // Several states side by side are several forms of one name.
  parameters: { a11y: sideBySide },
  render: all,
})
/** The six panels on a phone, where Russian words for changing and removing may need lines of their own. */
export const StatesRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { a11y: sideBySide },
  render: all,
})

/** The number goes out in international form, and a call is what is chosen first. */
export const Call = meta.story({
  play: async ({ canvas, userEvent }) => {
    onNumber.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '8012345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Call me' }))
    await waitFor(() =>
      expect(onNumber.mock.calls).toEqual([[{ phone: '+2348012345678', countryCode: 'NG', method: 'call' }]]),
    )
  },
})

/** Another number takes a code, and holds withdrawals for a day: that is said before. */
export const Change = meta.story({
  tags: ['visual'],
  args: { state: states.change },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Withdrawals are then held for 1.day\./)).toBeVisible()
    await expect(canvas.getByLabelText('6-digit code from your authenticator')).toBeVisible()
  },
})

/** Since when the number is confirmed, and the way to another one. */
export const Verified = meta.story({
  args: { state: states.verified },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Confirmed on Feb 23 2026.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Change the number' }))
    await expect(onOtherNumber).toHaveBeenCalled()
  },
})

/** Six digits of the authenticator take the number away, without another press. */
export const Removes = meta.story({
  args: { state: states.remove },
  play: async ({ canvas, userEvent }) => {
    onRemoveCode.mockClear()
    await userEvent.type(canvas.getByLabelText('6-digit code from your authenticator'), '409716')
    await waitFor(() => expect(onRemoveCode.mock.calls).toEqual([[{ code: '409716' }]]))
  },
})
