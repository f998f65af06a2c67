import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { Card } from '../../design-system/primitives/card/Card.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { Loading } from '../../design-system/primitives/skeleton/Loading.tsx'
import {
  Skeleton,
  skeletonShapes,
  skeletonWidths,
} from '../../design-system/primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../design-system/primitives/skeleton/TwoLines.tsx'
import { EmptyState } from '../../design-system/primitives/state/EmptyState.tsx'
import { ErrorState } from '../../design-system/primitives/state/ErrorState.tsx'
import { StaleNote } from '../../design-system/primitives/state/StaleNote.tsx'

const meta = preview.meta({ title: 'Primitives/States', component: EmptyState })

/** Nothing fits: what would fit is said, and done by one press. */
export const Default = meta.story({
  tags: ['visual'],
  render: () => (
    <EmptyState
      title="No offers for ₦250,000 by M-Pesa"
      actions={
        <>
          <Button variant="primary">Show 12 offers</Button>
          <Button>Create a buy ad</Button>
        </>
      }
    >
      12 offers match without the payment method.
    </EmptyState>
  ),
})

const onRetry = fn()

/** An alert: what did not load, that no money is affected, and one way to try again. */
export const Failed = meta.story({
  tags: ['visual'],
  render: () => (
    <ErrorState title="Offers did not load" retryLabel="Try again" onRetry={onRetry}>
      Your money is not affected. Check the connection and try again.
    </ErrorState>
  ),
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your money is not affected')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledTimes(1)
  },
})

/** While it is tried again the button is busy, and takes no second press. */
export const Retrying = meta.story({
  render: () => (
    <ErrorState
      title="Offers did not load"
      retryLabel="Try again"
      retryingLabel="Trying again"
      onRetry={onRetry}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Trying again' }))
    await expect(onRetry).not.toHaveBeenCalled()
  },
})

/** Rows in the shape of offers, so that nothing jumps; a screen reader is told what is coming. */
export const LoadingRows = meta.story({
  tags: ['visual'],
  render: () => (
    <Card>
      <Loading label="Loading offers">
        <Stack>
          {['one', 'two', 'three'].map(row => (
            <Inline key={row} gap="3" wrap="nowrap">
              <Skeleton shape="tile" />
              <TwoLines widths={['half', 'most']} style={{ flex: 1 }} />
              <Skeleton shape="button" />
            </Inline>
          ))}
        </Stack>
      </Loading>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading offers').parentElement).toHaveAttribute('aria-busy', 'true')
  },
})

/** Every shape and width of which places for what is coming are put together. */
export const Pieces = meta.story({
  render: () => (
    <Stack gap="2">
      {skeletonShapes.map(shape => (
        <Skeleton key={shape} shape={shape} />
      ))}
      {skeletonWidths.map(width => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  ),
})

/** Since when the figures are what they are, as a status of the page and not as a warning. */
export const Stale = meta.story({
  render: () => <StaleNote>Prices are from 14:02</StaleNote>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Prices are from 14:02')
  },
})
