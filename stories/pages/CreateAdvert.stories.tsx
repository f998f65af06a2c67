import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CreateAdvertPage } from '../../app/features/advert/CreateAdvertPage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { broken, never } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { storyDraft, wizardAnswers } from './wizardAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/CreateAdvert',
  component: CreateAdvertPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (
    changed: StoryAnswers = {},
    address = '/create-advert?type=Sell&cryptoCurrencyCode=BTC&currencyCode=NGN',
  ) =>
  () => <StoryApp address={address} answers={{ ...wizardAnswers(), ...changed }} />

/** Begun half, taken up again where it was left. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: at({
    advertDrafts: () =>
      storyDraft({
        type: 'Sell',
        cryptoCurrencyCode: 'BTC',
        currencyCode: 'NGN',
        paymentMethodCodes: ['bank_transfer'],
        paymentCredentialId: 'c1',
        minimum: '15000',
      }),
  }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText(/^You go on where you stopped/))
    await expect(canvas.getByRole('textbox', { name: 'Minimum' })).toHaveValue('15000')
    await shown(canvas.findByText('4 of 248'))
  },
})

/** Another advert is wanted than the one that is unfinished. */
export const AnotherIsUnfinished = meta.story({
  render: at({
    advertDrafts: () => storyDraft({ type: 'Buy', cryptoCurrencyCode: 'BTC', currencyCode: 'NGN' }),
  }),
  play: async ({ canvas, userEvent }) => {
    await shown(canvas.findByText('You have an unfinished ad'))
    await userEvent.click(canvas.getByRole('button', { name: 'Start anew' }))
    await expect(await canvas.findByRole('radio', { name: 'I sell coins' })).toBeChecked()
  },
})

export const Short = meta.story({ render: at({}, '/create-advert?isShort=true') })

const begun = async ({ canvas }: { canvas: { findByText: (text: string) => Promise<HTMLElement> } }) => {
  await shown(canvas.findByText('4 из 248'))
}
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: begun,
})
export const Loading = meta.story({ render: at({ advertDrafts: never }) })

/** Nothing is written yet: its empty state is its first. */
export const Empty = meta.story({
  render: at(),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('4 of 248'))
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
