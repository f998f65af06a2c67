import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { WithdrawalQueue } from '../../../../design-system/domain/desk/queue/WithdrawalQueue.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyDeskWithdrawals, storyPersonHref } from '../../support/desk/storyQueues.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const onRetry = fn()

const ready = {
  status: 'ready',
  value: { items: storyDeskWithdrawals, onMore: null, isLoadingMore: false },
  isStale: false,
} as const

const meta = preview.meta({
  title: 'Domain/Desk/WithdrawalQueue',
  component: WithdrawalQueue,
  decorators: [withStoppedClock],
  args: {
    content: ready,
    assets: storyBook,
    goalMinutes: 6 * 60,
    hasKeys: true,
    personHrefOf: storyPersonHref,
  },
})

/** How far each has come, in words; what the signer's limit holds says when it is tried again. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(/0\.041\sBTC.*0 confirmations.*Sent, not confirmed/)
    await expect(rows[1]).toHaveTextContent(/The signer’s limit of the hour is reached\. Tried again/)
    await expect(rows[2]).toHaveTextContent(/Signed, not sent/)
  },
})
/** Opened, its address and its transaction are whole and can be copied. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^0\.041\s?BTC$/ }))
    await findVisible(canvas.findByText('bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh'))
    await expect(canvas.getByRole('button', { name: 'Copy Transaction' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy Address' })).toBeVisible()
  },
})
/** Cards on a phone, in Russian, one of them open: nothing is cut. */
export const OnPhoneInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: async context => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: /125/ }))
    await staysInside(context)
  },
})
/** Nothing waits. */
export const Empty = meta.story({
  args: { content: { ...ready, value: { ...ready.value, items: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No withdrawal stands still')).toBeVisible()
  },
})
/** Still rows while the first withdrawals come. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The list fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
