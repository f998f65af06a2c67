import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CreateAdvertPage } from '../../app/features/advert/CreateAdvertPage.tsx'
import { BulkCreation } from '../../app/features/advert/BulkCreation.tsx'
import { onPhone } from '../support/app/currentExchange.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { showsRole } from '../support/plays.ts'
import { storyDraft, wizardAnswers } from './wizardAnswers.ts'

const meta = preview.meta({
  title: 'Pages/CreateAdverts',
  component: CreateAdvertPage,
  subcomponents: { BulkCreation },
  ...pageMeta,
})

const page = pageAt('/create-advert?isMultiple=true&currencyCode=NGN', wizardAnswers)

/** Three that were left unfinished: the second has a price of its own. */
const unfinished = () =>
  storyDraft(
    {
      type: 'Sell',
      cryptoCurrencyCode: 'BTC',
      currencyCode: 'NGN',
      paymentMethodCodes: ['bank_transfer'],
      paymentCredentialId: 'c1',
      minimum: '15000',
      maximum: '400000',
      variants: [
        { cryptoCurrencyCode: 'BTC', priceMode: 'average', marginPercent: '0.2', fixedPrice: '' },
        { cryptoCurrencyCode: 'USDT', priceMode: 'fixed', marginPercent: '0', fixedPrice: '1650' },
        { cryptoCurrencyCode: 'ETH', priceMode: 'average', marginPercent: '1', fixedPrice: '' },
      ],
    },
    'several',
  )

/** Three ads taken up where they were left: terms that all share above, a price of its own in each line. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.with({ advertDrafts: unfinished }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('button', { name: 'Publish 3 ads' }))
    await expect(canvas.getByRole('textbox', { name: 'Price for 1 USDT' })).toHaveValue('1650')
    await expect(canvas.getByRole('textbox', { name: 'Minimum' })).toHaveValue('15000')
  },
})

/** What holds for all ads, then each ad's own lines, in one column; the button at the foot counts them. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.with({ advertDrafts: unfinished }),
  play: showsRole('button', { name: 'Опубликовать 3 объявления' }),
})

/** The form for several ads has its name and the way back at once, before its drafts are known. */
export const Loading = meta.story(page.loading('advertDrafts'))

/** Nothing is written yet: two coins to begin with. */
export const Empty = meta.story({
  render: page.usual,
  play: showsRole('button', { name: 'Publish 2 ads' }),
})

/** Unfinished ads that cannot be had are asked for again; no new set begins over them. */
export const Failed = meta.story(page.failed('advertDrafts'))

/** Who is not logged in is asked to. */
export const Forbidden = meta.story({
  render: page.with(asVisitor),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByLabelText('E-mail or user name'))
  },
})

/** What one is refused for stands in its line; none is published. */
export const OneIsRefused = meta.story({
  render: page.with({
    advertDrafts: unfinished,
    createAdverts: () => {
      throw refusal(422, 'price_unavailable', {
        base: [],
        'adverts.2.price_mode': ['There is no rate for it now.'],
      })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish 3 ads' }))
    const [, , third] = await canvas.findAllByRole('listitem', { name: /^Ad \d/ })
    if (third === undefined) throw new Error('No third ad')
    await findVisible(within(third).findByRole('alert'))
  },
})

OneIsRefused.test(
  'another price mode afterwards leaves the focus with the choice',
  async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('listitem', { name: /^Ad \d/ })
    if (first === undefined) throw new Error('No first ad')
    within(first).getByRole('radio', { name: 'Market' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const price = await within(first).findByRole('textbox', { name: 'Price for 1 BTC' })
    await expect(price).toBeInvalid()
    await expect(within(first).getByRole('radio', { name: 'Fixed' })).toHaveFocus()
  },
)
