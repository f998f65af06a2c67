import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ShareLookDialog } from '../../../../design-system/domain/shop/merchant/style/ShareLookDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'

const onClose = fn()
const address = 'https://souk.example/invoice-preview#6Zk2vXq1rT9wB4yN8mH3cL7pD5sF0gJaQeUiOoKlMnB'

const meta = preview.meta({
  title: 'Domain/Merchant/ShareLookDialog',
  component: ShareLookDialog,
  args: { address, expiresAt: '2026-03-12T14:08:00.000Z', onClose },
})

/** The whole address is in a field for who cannot copy by a button; the day on which it ends is said. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    await findVisible(screen.findByRole('dialog', { name: 'Link to the preview' }))
    await expect(screen.getByRole('textbox')).toHaveValue(address)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(onClose).toHaveBeenCalled()
  },
})
/** A long address and the day on which it ends, in Russian on a phone. */
export const InRussianOnPhone = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })
