import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StoreForm } from '../../../../design-system/domain/shop/merchant/store/StoreForm.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyStore } from '../../support/shop/storyStores.ts'

const onSave = fn(async () => undefined)

const meta = preview.meta({
  title: 'Domain/Merchant/StoreForm',
  component: StoreForm,
  args: { store: null, assets: storyBook, cancelHref: '#stores', onSave },
})

/** Only a name has to be written: goods, and prices in any currency, are chosen beforehand. */
export const New = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the store' }))
    await expect(onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Night Market')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the store' }))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Night Market', type: 'goods', currencyCode: null }),
      ),
    )
  },
})
/** What is known of a store stands in the same form, to be changed. */
export const Existing = meta.story({ args: { store: storyStore() } })
/** The last coin cannot be given up: the group of coins itself is marked as wrong. */
export const NoCoin = meta.story({
  args: { store: storyStore({ cryptoCurrencyCodes: ['BTC'] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /\(BTC\)/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByRole('group', { name: 'Coins that you take' })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  },
})
/** Groups of coins, currency and language in Russian, in one column. */
export const InRussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { store: storyStore() },
})
