import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CreateAdvertPage } from '../../app/features/advert/CreateAdvertPage.tsx'
import { SeveralAdverts } from '../../app/features/advert/SeveralAdverts.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { storyDraft, wizardAnswers } from './wizardAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/CreateAdverts',
  component: CreateAdvertPage,
  subcomponents: { SeveralAdverts },
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => (
    <StoryApp
      address="/create-advert?isMultiple=true&currencyCode=NGN"
      answers={{ ...wizardAnswers(), ...changed }}
    />
  )

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

export const Loaded = meta.story({
  tags: ['visual'],
  render: at({ advertDrafts: unfinished }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Publish 3 ads' }))
    await expect(canvas.getByRole('textbox', { name: 'Price for 1 USDT' })).toHaveValue('1650')
    await expect(canvas.getByRole('textbox', { name: 'Minimum' })).toHaveValue('15000')
  },
})

export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at({ advertDrafts: unfinished }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Опубликовать 3 объявления' }))
  },
})

export const Loading = meta.story({ render: at({ advertDrafts: never }) })

/** Nothing is written yet: two coins to begin with. */
export const Empty = meta.story({
  render: at(),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Publish 2 ads' }))
  },
})

export const Failed = meta.story({
  render: at({ advertDrafts: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** Who is not logged in is asked to. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByLabelText('E-mail or user name'))
  },
})

/** What one is refused for stands in its line; none is published. */
export const OneIsRefused = meta.story({
  render: at({
    advertDrafts: unfinished,
    createAdverts: () => {
      throw refused(422, 'price_unavailable', {
        base: [],
        'adverts.2.price_mode': ['There is no rate for it now.'],
      })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish 3 ads' }))
    const [, , third] = await canvas.findAllByRole('listitem', { name: /^Ad \d/ })
    if (third === undefined) throw new Error('No third ad')
    await shown(within(third).findByRole('alert'))
  },
})
