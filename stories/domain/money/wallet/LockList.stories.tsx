import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { LockList } from '../../../../design-system/domain/money/wallet/lock/LockList.tsx'
import type { LockContent } from '../../../../design-system/domain/money/wallet/lock/LockList.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyLocks } from '../../support/money/storyWallet.ts'
import { showsText } from '../../../support/plays.ts'

const onRetry = fn()
const content: LockContent = { status: 'ready', locks: storyLocks, count: storyLocks.length }
const meta = preview.meta({
  title: 'Domain/Wallet/LockList',
  component: LockList,
  args: {
    content,
    asset: storyBook.of('BTC'),
    isHidden: false,
    hrefOf: ({ kind }) => (kind === 'payout' ? null : `#${kind}`),
  },
})

/** Each kind of lock. */
export const States = meta.story({ tags: ['visual'] })
/** Russian name, partner and day of a lock beside an amount with all of its digits, on a phone. */
export const Russian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })
/** What locks the coins can be read, how much cannot. */
export const AmountsHidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/0\.00/)
  },
})

/** More of them than are listed. */
export const Many = meta.story({
  args: { content: { status: 'ready', locks: storyLocks, count: 1204 } },
  play: showsText(`Older, not listed here: 1,${204 - storyLocks.length}`),
})

const others: readonly LockContent[] = [
  { status: 'loading' },
  { status: 'failed', onRetry },
  { status: 'ready', locks: [], count: 0 },
]
/** Coming, failed with another try, and nothing locked, side by side. */
export const LoadingFailedEmpty = meta.story({
  render: args => (
    <Grid columns="thirds">
      {others.map(content => (
        <LockList key={content.status} {...args} content={content} />
      ))}
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing locked')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
