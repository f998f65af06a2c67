import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { LatestMovements } from '../../../../design-system/domain/money/wallet/LatestMovements.tsx'
import type { MovementContent } from '../../../../design-system/domain/money/wallet/LatestMovements.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyMovements, storyUnderWay } from '../../support/money/storyWallet.ts'
import { expectLink } from '../../../support/plays.ts'

const onRetry = fn()
const ready: MovementContent = { status: 'ready', items: storyMovements, underWay: storyUnderWay }

const meta = preview.meta({
  title: 'Domain/Wallet/LatestMovements',
  component: LatestMovements,
  args: {
    content: ready,
    assets: storyBook,
    isHidden: false,
    hrefOf: (id: string) => `#movement-${id}`,
    allHref: '#all',
  },
})

/** What is under way stands first, with its blocks. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Under way' })).toHaveTextContent('1 of 2 confirmations')
    await expect(canvas.getByRole('list', { name: 'Recent activity' }).children).toHaveLength(6)
    await expectLink(canvas, 'All', '#all')
  },
})
/** What is under way and what came last, in Russian from edge to edge of a phone. */
export const RussianOnPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  parameters: { layout: 'fullscreen' },
})

/** Neither what is under way nor what is settled tells an amount once amounts are hidden. */
export const AmountsHidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/0\.0|786|120/)
  },
})

const others: readonly MovementContent[] = [
  { status: 'loading' },
  { status: 'failed', onRetry },
  { status: 'ready', items: [], underWay: [] },
]
/** Coming, failed with another try, and no movement yet, side by side. */
export const LoadingFailedEmpty = meta.story({
  render: args => (
    <Grid columns="thirds">
      {others.map(content => (
        <LatestMovements key={content.status} {...args} content={content} />
      ))}
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No movements yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
