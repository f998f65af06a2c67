import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TradeStepper } from '../../../../design-system/domain/trading/trade/progress/TradeStepper.tsx'
import { StatusGrid } from '../../support/StatusGrid.tsx'
import { storyTrade } from '../../support/trading/storyTrade.ts'

const meta = preview.meta({ title: 'Domain/Trade/TradeStepper', component: TradeStepper })

const args = { trade: storyTrade('new') }
const states = () => (
  <StatusGrid>
    {trade => <TradeStepper aria-label={`${trade.status} ${trade.viewerSide}`} trade={trade} />}
  </StatusGrid>
)

/** Every status from each side: what is done, what is current, where it stopped, and how that side calls it. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** Five Russian step names in a row; none may be cut. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

/** A cancelled trade has no current step; the step at which it stopped says so. */
export const StoppedOnTheWay = meta.story({
  args: { trade: storyTrade('cancelled') },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps.some(step => step.hasAttribute('aria-current'))).toBe(false)
    await expect(steps[2]).toHaveTextContent('Stopped here: Sending funds')
  },
})

/** The step that waits for the seller is called "Check and release" and is the only current one. */
export const NamesTheStepOfTheViewer = meta.story({
  args: { trade: storyTrade('paid_confirmed', 'seller') },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps).toHaveLength(5)
    const current = steps.filter(step => step.getAttribute('aria-current') === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Check and release')
  },
})
