import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FavouriteDefaults } from '../../../../design-system/domain/people/setting/market/FavouriteDefaults.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'

const meta = preview.meta({
  title: 'Domain/Setting/FavouriteDefaults',
  component: FavouriteDefaults,
  args: {
    favourites: { countryCode: null, currencyCode: 'NGN', cryptoCurrencyCode: 'BTC' },
    assets: storyBook,
    countries: [
      { code: 'NG', name: 'Nigeria' },
      { code: 'KE', name: 'Kenya' },
    ],
    onChange: fn(),
  },
})

/** What every search begins with; a change of one choice tells that one alone. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country.*Any country/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Kenya' }))
    await expect(args.onChange).toHaveBeenCalledWith({ countryCode: 'KE' })
  },
})
/** The choices in Russian from edge to edge of a phone, just saved. */
export const Russian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { saving: { status: 'saved', onRetry: fn() } },
})
