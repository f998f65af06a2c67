import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { souk } from '../../../../brand/brand.ts'
import { BrandContext } from '../../../../design-system/brand/brand.ts'
import { AppCode } from '../../../../design-system/domain/content/text/places/AppCode.tsx'
import { PlaceCards } from '../../../../design-system/domain/content/text/places/PlaceCards.tsx'
import type { PlacesPage } from '../../../../design-system/domain/content/text/places/PlaceCards.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { expectLink, lacksRole, leadsTo, showsText } from '../../../support/plays.ts'

const url = 'https://souk.example/'
const page: PlacesPage = 'app'
const settled = {
  ...souk,
  communities: [
    { name: 'Traders of Lagos', url: 'https://community.example/lagos' },
    { name: 'Новости', url: 'https://community.example/news' },
  ],
  apps: { ios: 'https://apps.example/ios', android: 'https://apps.example/android' },
}

const shownBy = (brand: typeof souk) => (args: ComponentProps<typeof PlaceCards>) => (
  <BrandContext value={brand}>
    <Stack gap="6">
      <PlaceCards {...args} />
    </Stack>
  </BrandContext>
)

const meta = preview.meta({
  title: 'Domain/Content/Places',
  component: PlaceCards,
  decorators: [withStillLinks],
  args: { page, url, code: <AppCode url={url} /> },
  render: shownBy(souk),
})

/** Nothing is in a shop of apps: the page says so, and how a phone gets here. */
export const App = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code with the address of Souk' })).toBeVisible()
    await expectLink(canvas, url, url)
    await expect(canvas.getByText(/There is no app in a shop of apps/)).toBeVisible()
  },
})

/** Once the brand has apps their shops are linked, in place of the words that there are none. */
export const AppInShops = meta.story({
  render: shownBy(settled),
  play: async ({ canvas }) => {
    await expectLink(canvas, 'App for iPhone and iPad', settled.apps.ios)
    await expect(canvas.getByRole('link', { name: 'App for Android' })).toBeVisible()
  },
})

/** No group is invented. */
export const NoCommunities = meta.story({
  args: { page: 'communities' },
  play: showsText(/We have no group or channel yet/),
})

/** Only groups that the brand names are shown, each under its own name and address. */
export const Communities = meta.story({
  tags: ['visual'],
  render: shownBy(settled),
  args: { page: 'communities' },
  play: leadsTo('Traders of Lagos', 'https://community.example/lagos'),
})

/** That there is no group yet, in Russian words at a phone’s width. */
export const InRussianOnPhone = meta.story({
  tags: ['visual'],
  args: { page: 'communities' },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})

/** Nobody said where this place is: there is no code that would lead elsewhere. */
export const WithoutAddress = meta.story({
  args: { url: null, code: null },
  play: lacksRole('img'),
})
