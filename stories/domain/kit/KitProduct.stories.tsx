import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CardSection } from '../../../design-system/domain/kit/product/CardSection.tsx'
import { LookSection } from '../../../design-system/domain/kit/product/LookSection.tsx'
import { StateSection } from '../../../design-system/domain/kit/product/StateSection.tsx'
import { WalletSection } from '../../../design-system/domain/kit/product/WalletSection.tsx'
import { WizardSection } from '../../../design-system/domain/kit/product/WizardSection.tsx'
import { tradeStatuses } from '../../../design-system/domain/reference/status/tradeStatus.ts'
import { findVisible } from '../../support/findVisible.ts'
import { withStoppedClock } from '../support/storyClock.tsx'

const meta = preview.meta({
  title: 'Domain/Kit/Product',
  component: StateSection,
  subcomponents: { CardSection, LookSection, WalletSection, WizardSection },
  decorators: [withStoppedClock],
})

/** Every status has its row. */
export const States = meta.story({
  play: async ({ canvas }) => {
    for (const status of tradeStatuses)
      await expect(canvas.getByRole('row', { name: new RegExp(`^${status}\\b`) })).toBeVisible()
  },
})

/** An offer, listed trades and an open one, by the product’s own components on one sample. */
export const Cards = meta.story({ render: () => <CardSection /> })

/** The way can be gone, in both directions. */
export const Wizard = meta.story({
  render: () => <WizardSection />,
  play: async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByRole('heading', { name: 'Limits' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await findVisible(canvas.findByRole('heading', { name: 'Payment method' }))
  },
})

/** What somebody has, what of it is locked and what moved last, by the components of the wallet. */
export const Wallet = meta.story({ render: () => <WalletSection /> })

/** Under each store’s page stands how well the worst of its texts can be read. */
export const Looks = meta.story({
  render: () => <LookSection />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/: 1, the worst of its texts$/)).toHaveLength(3)
  },
})
