import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SavedSearchItem } from '../../../../design-system/domain/trading/advert/savedSearch/SavedSearchItem.tsx'
import { SavedSearchList } from '../../../../design-system/domain/trading/advert/savedSearch/SavedSearchList.tsx'
import type {
  SavedSearch,
  SavedSearchContent,
} from '../../../../design-system/domain/trading/advert/savedSearch/savedSearch.ts'
import { SearchDialog } from '../../../../design-system/domain/trading/advert/savedSearch/SearchDialog.tsx'
import { noFilters } from '../../../../design-system/domain/trading/advert/offer.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyCountries, storyMethods, storySearch } from '../../support/trading/storyOffer.ts'
import { expectLink, tellsOfPress } from '../../../support/plays.ts'

const names = { assets: storyBook, methods: storyMethods, countries: storyCountries }
const onOpen = fn()
const onNotify = fn()
const onDelete = fn()

const kept = (id: string, differs: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  name: '',
  filters: storySearch,
  priceLimit: null,
  isNotified: true,
  newCount: 0,
  ...differs,
})
const items = [
  kept('one', { newCount: 3, priceLimit: '147000000' }),
  kept('two', { name: 'Selling at night, to people with a long record', isNotified: false }),
  kept('three', {
    filters: {
      ...noFilters,
      type: 'sell',
      cryptoCurrencyCode: 'USDT',
      currencyCode: 'RUB',
      amount: '500',
      amountSide: 'crypto',
      sort: 'best_price',
      minimumRating: '98',
      smsRequired: true,
    },
  }),
]

const ready = (shown: readonly SavedSearch[]): SavedSearchContent => ({
  status: 'ready',
  items: shown,
  limit: 20,
})
const loading: SavedSearchContent = { status: 'loading' }
const retry = fn()
const failed: SavedSearchContent = { status: 'failed', onRetry: retry, isRetrying: false }

const meta = preview.meta({
  title: 'Domain/Advert/SavedSearches',
  component: SavedSearchList,
  args: {
    ...names,
    content: ready(items),
    hrefOf: ({ id }: SavedSearch) => `#${id}`,
    onOpen,
    onNotify,
    onDelete,
  },
})

/** A search with news and a price limit, one with a name that keeps silent, and one with many filters as its name. */
export const States = meta.story({ tags: ['visual'] })
/** A search without a name is a Russian sentence: on a phone it breaks beside its switch and its bin. */
export const RussianOnPhone = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })
/** Nothing is saved yet: the card says how a search gets here. */
export const Empty = meta.story({ args: { content: ready([]) } })
/** The card has its heading; two still lines hold the place of searches. */
export const Loading = meta.story({ args: { content: loading } })

/** Saved searches that did not load can be tried again within their card. */
export const Failed = meta.story({
  args: { content: failed },
  play: tellsOfPress('Try again', retry),
})

States.test('tells what is done with each', async ({ canvas, userEvent }) => {
  for (const told of [onOpen, onNotify, onDelete]) told.mockClear()
  await expect(canvas.getByText('3 new')).toBeVisible()
  // The link leads away from the page of the tests.
  document.addEventListener('click', event => event.preventDefault(), { once: true })
  await userEvent.click(canvas.getByRole('link', { name: 'Buy Bitcoin for ₦250,000' }))
  await expect(onOpen.mock.lastCall).toEqual([items[0]])
  const named = 'Selling at night, to people with a long record'
  await userEvent.click(canvas.getByRole('switch', { name: `Tell me of new offers: ${named}` }))
  await expect(onNotify.mock.lastCall).toEqual([items[1], true])
  await userEvent.click(canvas.getByRole('button', { name: `Delete: ${named}` }))
  await expect(onDelete.mock.lastCall).toEqual([items[1]])
})

const onKeep = fn(async () => undefined)
const close = fn()
/** A search is saved with a name, a limit typed with spaces, and the wish to be told. */
export const Keeping = meta.story({
  render: () => (
    <SearchDialog
      subject={{ ...names, filters: storySearch }}
      onKeep={onKeep}
      close={close}
      dismiss={close}
    />
  ),
  play: async ({ userEvent }) => {
    onKeep.mockClear()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Cheap')
    await userEvent.type(screen.getByRole('textbox', { name: 'Only at this price or lower' }), '147 000 000')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(onKeep.mock.lastCall).toEqual([{ name: 'Cheap', priceLimit: '147000000', isNotified: true }])
    await expect(close).toHaveBeenCalledWith(true)
  },
})

/** One of them: its switch and its bin say whose they are. */
export const OneItem = meta.story({
  render: () => (
    <ul>
      <SavedSearchItem
        {...names}
        search={kept('one', { name: 'By night', isNotified: false, newCount: 2 })}
        hrefOf={({ id }) => `#${id}`}
        onOpen={onOpen}
        onNotify={onNotify}
        onDelete={onDelete}
      />
    </ul>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const call of [onNotify, onDelete]) call.mockClear()
    await expectLink(canvas, 'By night', '#one')
    await userEvent.click(canvas.getByRole('switch', { name: /By night/ }))
    await expect(onNotify).toHaveBeenCalledWith(expect.objectContaining({ id: 'one' }), true)
    await userEvent.click(canvas.getByRole('button', { name: /By night/ }))
    await expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'one' }))
  },
})
