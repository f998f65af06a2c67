import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TwoFactorActions } from '../../../../design-system/domain/people/security/twoFactor/TwoFactorActions.tsx'
import { TwoFactorRemoval } from '../../../../design-system/domain/people/security/twoFactor/TwoFactorRemoval.tsx'
import { TwoFactorPanel } from '../../../../design-system/domain/people/security/twoFactor/TwoFactorPanel.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'

const onTurnOn = fn()
const onTurnOff = fn()
const onNewCodes = fn()

const meta = preview.meta({
  title: 'Domain/Security/TwoFactor',
  component: TwoFactorPanel,
  decorators: [withStoppedClock],
  args: { isOn: false, onTurnOn, onTurnOff, onNewCodes },
})

const since = minutesFromNow(-40 * 24 * 60)
const states = () => (
  <Stack>
    <TwoFactorPanel isOn={false} {...{ onTurnOn, onTurnOff }} />
    <TwoFactorPanel isOn={false} isTurningOn {...{ onTurnOn, onTurnOff }} />
    <TwoFactorPanel isOn since={since} codesLeft={8} {...{ onTurnOn, onTurnOff, onNewCodes }} />
    <TwoFactorPanel isOn since={since} codesLeft={0} {...{ onTurnOn, onTurnOff, onNewCodes }} />
  </Stack>
)
/** Off, being turned on, on with eight recovery codes, and on with none left, which is a warning. */
export const States = meta.story({ tags: ['visual'], render: states })
/** The four panels in Russian, with the plural of recovery codes. */
export const StatesRussian = meta.story({ globals: { locale: 'ru' }, render: states })

/** What being off means is said beside the one button that ends it. */
export const TurnsOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await expect(onTurnOn).toHaveBeenCalled()
  },
})

/** Since when it is on, the one code that is left, and the way to turn it off. */
export const SaysSince = meta.story({
  args: { isOn: true, since, codesLeft: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('On since Jan 24 2026.')).toBeVisible()
    await expect(canvas.getByText('1 recovery code left.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    await expect(onTurnOff).toHaveBeenCalled()
  },
})

const onActions = fn()
const actions = { on: ['log_in', 'withdrawal', 'release'], isTwoFactorOn: true, onSubmit: onActions } as const
const codeLabel = '6-digit code from your authenticator'

/** What asks for a code is switched one by one and saved together, by one code. */
export const Actions = meta.story({
  tags: ['visual'],
  render: () => <TwoFactorActions {...actions} />,
  play: async ({ canvas, userEvent }) => {
    onActions.mockClear()
    await expect(canvas.getAllByRole('switch')).toHaveLength(6)
    const publishing = canvas.getByRole('switch', { name: 'Publishing a sell ad' })
    await expect(publishing).toHaveAccessibleDescription('Nobody else offers your coins for sale.')
    await expect(canvas.queryByLabelText(codeLabel)).not.toBeInTheDocument()
    await userEvent.click(publishing)
    await userEvent.click(canvas.getByRole('switch', { name: 'Withdrawals' }))
    await userEvent.type(canvas.getByLabelText(codeLabel), '409716')
    await waitFor(() =>
      expect(onActions.mock.calls).toEqual([
        [{ actions: ['log_in', 'publish_sell_advert', 'release'], code: '409716' }],
      ]),
    )
    await waitFor(() => expect(canvas.queryByLabelText(codeLabel)).not.toBeInTheDocument())
  },
})
/** Six switches on a phone, each with a Russian name and what it is good for. */
export const ActionsRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <TwoFactorActions {...actions} />,
})

/** Cancelled before the code, the switches stand as they did. */
export const ActionsTakenBack = meta.story({
  render: () => <TwoFactorActions {...actions} />,
  play: async ({ canvas, userEvent }) => {
    const release = canvas.getByRole('switch', { name: 'Release of coins' })
    await userEvent.click(release)
    await expect(release).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(release).toBeChecked()
  },
})

/** Without a second factor the switches do not move, and it says what to turn on first. */
export const ActionsWithoutTwoFactor = meta.story({
  render: () => <TwoFactorActions {...actions} isTwoFactorOn={false} />,
  play: async ({ canvas, userEvent }) => {
    const withdrawals = canvas.getByRole('switch', { name: 'Withdrawals' })
    await userEvent.click(withdrawals)
    await expect(withdrawals).not.toBeChecked()
    await expect(canvas.getByText('Turn two-factor authentication on first.')).toBeVisible()
  },
})

const onSubmit = fn()
const off = { onSubmit, onCancel: fn(), holdHours: 24 }

/** Turning it off takes a code or a recovery code, after the hold on withdrawals was announced. */
export const Off = meta.story({
  tags: ['visual'],
  render: () => <TwoFactorRemoval {...off} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await expect(canvas.getByText(/Withdrawals are then held for 1.day\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }))
    await userEvent.type(canvas.getByLabelText('Recovery code'), 'abcde23456')
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ code: 'abcde23456' }]]))
  },
})
/** The hold that follows, the code and the recovery code instead of it, in Russian on a phone. */
export const OffRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <TwoFactorRemoval {...off} />,
})
/** A wrong code is said at its field, and the form stays. */
export const OffRefused = meta.story({
  render: () => (
    <TwoFactorRemoval
      {...off}
      onSubmit={() => Promise.reject(storyRefusal('code', 'Wrong code', 'wrong_code'))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByLabelText('6-digit code from your authenticator')
    await userEvent.type(code, '000000')
    await waitFor(() => expect(code).toHaveAccessibleDescription('Wrong code'))
  },
})
