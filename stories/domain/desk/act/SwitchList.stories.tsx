import type { ComponentProps } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SwitchList } from '../../../../design-system/domain/desk/act/SwitchList.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { showsText, staysInside, tellsOfPress } from '../../../support/plays.ts'
import { minutesFromNow } from '../../support/storyClock.tsx'

const onSwitch = fn<ComponentProps<typeof SwitchList>['onSwitch']>(() => Promise.resolve())
const onRetry = fn()
const renderHistory = (_: string, __: string, label: string) => <p>What was done to: {label}</p>
const never = { changedAt: null, changedBy: null, reason: null }
const changed = {
  changedAt: minutesFromNow(-54),
  changedBy: 'm_silva',
  reason: 'The node of Litecoin is 14 blocks behind; nothing is lost.',
}
const value = {
  features: [
    { name: 'crypto_swaps', isOn: true, people: 0, ...never },
    { name: 'crypto_swaps_offers', isOn: false, people: 12, ...changed },
  ],
  pauses: [{ name: 'withdrawals', isPaused: true, ...changed }],
} as const

const meta = preview.meta({
  title: 'Domain/Desk/SwitchList',
  component: SwitchList,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => {
    for (const spy of [onSwitch, onRetry]) spy.mockReset()
  },
  args: { content: { status: 'ready', value, isStale: false } as const, onSwitch, renderHistory },
})

/** How each stands, since when, by whom and why. */
export const States = meta.story({
  tags: ['visual'],
  play: showsText('On for 12 people by a flag of their own', 'Never changed here'),
})

/** All that was ever done to one of them is a press away, in its place. */
export const WithHistory = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'History of Withdrawals' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await findVisible(canvas.findByText('What was done to: Withdrawals'))
    await userEvent.click(button)
    await expect(canvas.queryByText('What was done to: Withdrawals')).not.toBeInTheDocument()
  },
})

/** Buttons go under the words where a phone has no room beside them. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

/** Rows keep their places while they are on their way. */
export const Loading = meta.story({
  args: { content: { status: 'loading' } },
  play: showsText('Loading flags and pauses'),
})
/** They did not come: one press tries again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})

States.test(
  'says before a resume that it takes two, and asks for the reason',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume: Withdrawals' }))
    const dialog = await findVisible(screen.findByRole('dialog', { name: 'Resume: Withdrawals' }))
    await expect(within(dialog).getByText(/takes two operators/)).toBeVisible()
    await userEvent.type(within(dialog).getByRole('textbox'), 'The node has caught up')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resume' }))
    await waitFor(() =>
      expect(onSwitch.mock.calls).toEqual([
        [{ act: 'resume', subjectId: 'withdrawals' }, 'The node has caught up'],
      ]),
    )
  },
)
