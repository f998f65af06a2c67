import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AdvertBulkBar } from '../../../../design-system/domain/trading/dashboard/adverts/AdvertBulkBar.tsx'
import { AdvertFilters } from '../../../../design-system/domain/trading/dashboard/adverts/AdvertFilters.tsx'
import { AdvertList } from '../../../../design-system/domain/trading/dashboard/adverts/AdvertList.tsx'
import { AdvertListEmpty } from '../../../../design-system/domain/trading/dashboard/adverts/AdvertListEmpty.tsx'
import { AdvertListFailed } from '../../../../design-system/domain/trading/dashboard/adverts/AdvertListFailed.tsx'
import { AdvertListLoading } from '../../../../design-system/domain/trading/dashboard/adverts/AdvertListLoading.tsx'
import { AdvertReasons } from '../../../../design-system/domain/trading/dashboard/adverts/AdvertReasons.tsx'
import { AdvertRow } from '../../../../design-system/domain/trading/dashboard/adverts/AdvertRow.tsx'
import { MarginDialog } from '../../../../design-system/domain/trading/dashboard/adverts/MarginDialog.tsx'
import { hiddenReasons } from '../../../../design-system/domain/trading/advert/ownAdvert.ts'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyOwnAdvert } from '../../support/trading/storyOwnAdvert.ts'
import { expectLink } from '../../../support/plays.ts'

const hrefs = {
  edit: (id: string) => `#edit-${id}`,
  duplicate: (id: string) => `#copy-${id}`,
  topUp: (coin: string) => `#top-up-${coin}`,
  settings: '#settings',
}
const [onChange, onAction, onPick, retry] = [fn(), fn(), fn(), fn()]

const everyReason = hiddenReasons.map(reason =>
  storyOwnAdvert(
    reason,
    {
      isVisible: false,
      invisibleReasons: [reason],
      stockLeft: reason === 'stock_used_up' ? '0' : null,
      withheldReason: reason === 'withheld' ? 'It asks to write elsewhere.' : null,
    },
    { status: reason === 'not_listed' ? 'unlisted' : 'listed' },
  ),
)

const meta = preview.meta({
  title: 'Domain/Dashboard/AdvertList',
  component: AdvertList,
  subcomponents: { AdvertRow, AdvertReasons },
  decorators: [withStoppedClock],
  args: {
    adverts: [
      storyOwnAdvert('a1', { tradesOpen: 2 }, { supportsInstantTrade: true }),
      storyOwnAdvert('a2', {}, { type: 'Buy', cryptoCurrencyCode: 'USDT', marketDeltaPercent: '-0.8' }),
      storyOwnAdvert('draft', { isVisible: false, invisibleReasons: ['not_listed'] }, { status: 'draft' }),
      storyOwnAdvert('old', { isVisible: false, invisibleReasons: ['not_listed'] }, { status: 'archived' }),
      ...everyReason,
    ],
    assets: storyBook,
    hrefs,
    picked: new Set(['a2']),
    onPick,
    changing: new Set<string>(),
    refusals: new Map([['closed_now', 'This ad changed meanwhile. Look at it again.']]),
    onChange,
    onAction,
    note: '13 of 20 ads',
    page: 1,
    pages: 2,
    pageHref: (page: number) => `#page-${page}`,
  },
  render: args => (
    <Card padding="none">
      <AdvertList {...args} />
    </Card>
  ),
})

/** Shown, draft and archived, then an advert for each reason to be hidden with the press that mends it. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Your BTC balance does not cover it/)).toBeVisible()
    await expectLink(canvas, 'Top up BTC', '#top-up-BTC')
    await userEvent.click(canvas.getByRole('button', { name: 'End vacation' }))
    await expect(onChange).toHaveBeenCalledWith('on_vacation', { isOnVacation: false })
    await userEvent.click(canvas.getByRole('button', { name: 'Refill stock' }))
    await expect(onChange).toHaveBeenCalledWith('stock_used_up', { maximum: '3200000' })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Buy USDT for NGN' }))
    await expect(onPick).toHaveBeenCalledWith(['a2'], false)
    await userEvent.click(canvas.getByRole('button', { name: 'More about Buy USDT for NGN' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
    await expect(onAction).toHaveBeenCalledWith('a2', 'deactivate')
  },
})

/** On a phone each Russian reason to be hidden stays together with the press that mends it. */
export const PhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
})

/** A price of eleven decimals, limits near a trillion, two reasons at once, and an advert without a price. */
export const LongAndTiny = meta.story({
  globals: { locale: 'ru' },
  args: {
    adverts: [
      storyOwnAdvert(
        'long',
        {
          isVisible: false,
          invisibleReasons: ['on_vacation', 'balance_too_low'],
          stockLeft: '999999999999.99',
        },
        {
          cryptoCurrencyCode: 'ETH',
          currencyCode: 'UZS',
          price: '0.00000012345',
          minimum: '0.01',
          maximum: '999999999999.99',
        },
      ),
      storyOwnAdvert('unpriced', {}, { price: null, marketDeltaPercent: null }),
    ],
    pages: 1,
  },
})

const bulk = fn()
const filter = fn()
/** Filters with their counts, and the bar of selected adverts, ready and while it deactivates. */
export const Around = meta.story({
  render: () => (
    <Card padding="none">
      <AdvertFilters
        state="hidden"
        counts={{ all: 8, shown: 6, hidden: 2, draft: 1, archived: 4 }}
        coin={null}
        coins={['BTC', 'USDT']}
        sort="updated"
        onChange={filter}
      />
      <AdvertBulkBar count={3} pending={null} editHref="#edit" onAction={bulk} onClear={bulk} />
      <AdvertBulkBar count={1} pending="deactivate" editHref="#edit" onAction={bulk} onClear={bulk} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Drafts/ }))
    await expect(filter).toHaveBeenCalledWith({ state: 'draft' })
    await userEvent.click(canvas.getAllByRole('button', { name: 'Change margin' })[0] as HTMLElement)
    await expect(bulk).toHaveBeenCalledWith('margin')
  },
})

const answered = fn()
/** A margin with a true minus sign is understood; a word is refused, with an example of what to write. */
export const Margin = meta.story({
  render: () => <MarginDialog count={3} close={answered} dismiss={answered} />,
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Margin over the market, %' })
    await userEvent.type(field, 'two{Enter}')
    await expect(field).toHaveAccessibleDescription('Write a number such as 1.5 or −2.')
    await userEvent.clear(field)
    await userEvent.type(field, '−1.5')
    await userEvent.click(screen.getByRole('button', { name: 'Change margin' }))
    await waitFor(() => expect(answered).toHaveBeenCalledWith('-1.5'))
  },
})

/** In place of a list: coming, none at all, none in this filter, and failed with a second try. */
export const WithoutAdverts = meta.story({
  render: () => (
    <Grid columns="halves">
      <Card padding="none">
        <AdvertListLoading rows={2} />
      </Card>
      <Card padding="none">
        <AdvertListEmpty hasOthers={false} allHref="#all" createHref="#create" />
      </Card>
      <Card padding="none">
        <AdvertListEmpty hasOthers allHref="#all" createHref="#create" />
      </Card>
      <Card padding="none">
        <AdvertListFailed onRetry={retry} />
      </Card>
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await expectLink(canvas, 'Create ad', '#create')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})
