import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PlainSearchForm } from '../../../../design-system/domain/trading/advert/filter/PlainSearchForm.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storySearch } from '../../support/trading/storyOffer.ts'

const meta = preview.meta({
  title: 'Domain/Advert/PlainSearchForm',
  component: PlainSearchForm,
  args: { filters: storySearch, assets: storyBook, hrefs: { buy: '/buy', sell: '/sell' } },
})

/** A search without any script: the browser puts the choices into the address, and two buttons say which way. */
export const Default = meta.story({ tags: ['visual'] })
/** Russian labels and buttons around the browser's own lists. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
/** For a seller the fiat is what to be paid in, and the amount may stay empty. */
export const Selling = meta.story({ args: { filters: { ...storySearch, type: 'sell', amount: null } } })

Default.test('says in the address what is chosen, and which way by the button', async ({ canvas }) => {
  const form = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Coin' }).form
  const sent = Object.fromEntries(new FormData(form ?? undefined))
  const { cryptoCurrencyCode, currencyCode, amount } = storySearch
  await expect(sent).toEqual({ cryptoCurrencyCode, currencyCode, amount: amount ?? '' })
  const [buy, sell] = canvas.getAllByRole<HTMLButtonElement>('button')
  await expect([buy?.getAttribute('formaction'), sell?.getAttribute('formaction')]).toEqual(['/buy', '/sell'])
})
