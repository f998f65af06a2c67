import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { MovementsCard } from '../../../design-system/domain/wallet/MovementsCard.tsx'
import type { MovementContent } from '../../../design-system/domain/wallet/MovementsCard.tsx'
import { Grid } from '../../../design-system/primitives/layout/Grid.tsx'
import { storyBook } from '../support/storyBook.ts'
import { storyMovements } from '../support/storyWallet.ts'

const onMore = fn()
const onRetry = fn()
const ready: MovementContent = { status: 'ready', items: storyMovements, onMore, isLoadingMore: false }

const meta = preview.meta({
  title: 'Domain/Wallet/MovementsCard',
  component: MovementsCard,
  args: { content: ready, assets: storyBook, isHidden: false, hrefOf: (id: string) => `#trade-${id}` },
})

/** A movement of each type. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const [locked] = canvas.getAllByText('Locked in escrow')
    const row = locked?.closest('li')
    await expect(row).toHaveTextContent('−0.0085')
    await expect(row?.querySelector('a')).toHaveAttribute('href', '#trade-8F2K41')
    await expect(canvas.getByText('Confirming')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(onMore).toHaveBeenCalledOnce()
  },
})
export const Russian = meta.story({ globals: { locale: 'ru' } })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  parameters: { layout: 'fullscreen' },
})

export const AmountsHidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/0\.0085|0\.061842/)).not.toBeInTheDocument()
  },
})

const others: readonly MovementContent[] = [
  { status: 'loading' },
  { status: 'failed', onRetry },
  { status: 'ready', items: [], onMore: null, isLoadingMore: false },
]
export const LoadingFailedEmpty = meta.story({
  render: args => (
    <Grid columns="thirds">
      {others.map(content => (
        <MovementsCard key={content.status} {...args} content={content} />
      ))}
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No movements yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
