import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NewKeyDialog } from '../../../../design-system/domain/shop/merchant/integration/NewKeyDialog.tsx'
import { RenewKeyDialog } from '../../../../design-system/domain/shop/merchant/integration/RenewKeyDialog.tsx'
import { RevokeKeyDialog } from '../../../../design-system/domain/shop/merchant/integration/RevokeKeyDialog.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyKeys, storyPrivateKey } from '../../support/shop/storyIntegration.ts'

const [onSubmit, close, dismiss] = [fn(async () => undefined), fn(), fn()]
const controls = { close, dismiss, onSubmit }
const keyId = storyKeys[0]?.keyId ?? ''

const meta = preview.meta({
  title: 'Domain/Merchant/StoreKeyDialogs',
  component: NewKeyDialog,
  subcomponents: { RenewKeyDialog, RevokeKeyDialog },
  args: { close, dismiss, keyId, privateKey: storyPrivateKey },
})

/** It goes neither by Escape nor by its buttons before somebody says that the key is kept. */
export const NewKey = meta.story({
  tags: ['visual'],
  play: async ({ userEvent }) => {
    close.mockClear()
    await findVisible(screen.findByRole('dialog', { name: 'Your new key' }))
    await userEvent.keyboard('{Escape}')
    await findVisible(screen.findByText('Keep the key first, then tick this.'))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(close).not.toHaveBeenCalled()
    await expect(screen.getByRole('link', { name: 'Download as a PEM file' })).toHaveAttribute(
      'download',
      `souk-${keyId}.pem`,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: /^I have kept it/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await expect(close).toHaveBeenCalledWith(true)
  },
})
/** The whole key can be read and taken home on a phone, with Russian words. */
export const NewKeyInRussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})
/** An alert dialog names the key that ends, since calls signed with it are refused at once. */
export const Revoke = meta.story({
  render: () => <RevokeKeyDialog {...controls} keyId={keyId} />,
  play: async ({ userEvent }) => {
    close.mockClear()
    await findVisible(screen.findByRole('alertdialog', { name: 'Revoke this key?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
  },
})
/** An alert dialog warns that shops which check with the old key refuse what comes next. */
export const Renew = meta.story({
  render: () => <RenewKeyDialog {...controls} />,
  play: async ({ userEvent }) => {
    await findVisible(screen.findByRole('alertdialog', { name: 'Make a new key?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Make a new key' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  },
})
