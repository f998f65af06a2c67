import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StoreView } from '../../../../design-system/domain/shop/merchant/store/StoreView.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { sideBySide } from '../../../../tests/support/browser/axeRules.ts'
import { storyStore, storyStores } from '../../support/shop/storyStores.ts'

const onClose = fn()
const links = {
  view: '#view',
  stats: '#stats',
  software: '#software',
  edit: '#edit',
  look: '#look',
  invoices: '#invoices',
  createInvoice: '#new',
}

const meta = preview.meta({
  title: 'Domain/Merchant/StoreView',
  component: StoreView,
  args: { store: storyStore(), links, onClose },
})

/** An active store says that it can be paid; closing it is only asked for here. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your store can be paid.')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Close the store' }))
    await expect(onClose).toHaveBeenCalled()
  },
})
/** In review with the time by which one knows, active, and suspended with the reason. */
export const States = meta.story({
  tags: ['visual'],
  // Several pages at once have several landmarks of one name.
  parameters: { a11y: sideBySide },
  render: args => (
    <Stack gap="6">
      {storyStores.map(store => (
        <StoreView key={store.accountId} {...args} store={store} />
      ))}
    </Stack>
  ),
})
/** The longest name with a reason for its suspension, in Russian on a phone. */
export const LongInRussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { store: storyStores[2] ?? storyStore() },
})
