import { expect, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CashbackCard } from '../../../../design-system/domain/growth/bonus/CashbackCard.tsx'
import { noCashback, readyBonus, storyCashback } from '../../support/growth/storyBonus.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { staysInside, tellsOfPress } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Bonus/Cashback',
  component: CashbackCard,
  args: { content: readyBonus(storyCashback), assets: storyBook, feesHref: '#fees' },
})

/** A week that lacks a little. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '82')
    await expect(canvas.getByText('$0.18 is missing.')).toBeVisible()
    await expect(canvas.getByText(/That is \$1\.80 more in ad fees/)).toBeVisible()
    await expect(canvas.getByText(/0\.12.USDT of it was carried over/)).toBeVisible()
    const weeks = within(canvas.getByRole('list', { name: 'Paid weeks' }))
    await expect(weeks.getAllByRole('listitem')).toHaveLength(5)
    await expect(weeks.getAllByRole('listitem')[0]).toHaveTextContent('February 23 – March 1, paid')
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 earlier weeks' }))
    await expect(weeks.getAllByRole('listitem')).toHaveLength(7)
  },
})

/** More than the least: when it comes. */
export const Reached = meta.story({
  args: {
    most: 2,
    content: readyBonus({
      ...storyCashback,
      running: {
        ...storyCashback.running,
        worth: { amount: '14.2', asset: 'USD' },
        missing: { amount: '0', asset: 'USD' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It is in your wallet on Mar 0\d 2026/)).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
})

/** No fees yet: what cashback is. */
export const Empty = meta.story({
  args: { content: readyBonus(noCashback) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^10% of what you pay as an advertiser/)).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})
/** The link to the fees is there at once; only the week is waited for. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
const retry = fn()
/** The week did not load and can be asked for again; where fees are told is still one press away. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry: retry, isRetrying: false } },
  play: tellsOfPress('Try again', retry),
})
/** How far the week was when it last could be loaded, with a note. */
export const Stale = meta.story({ args: { content: readyBonus(storyCashback, true) } })
/** The bar of the week and the paid weeks in Russian stay inside a phone. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  play: staysInside,
})
