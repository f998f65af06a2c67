import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CreateAdvertPage } from '../../app/features/advert/CreateAdvertPage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { showsText } from '../support/plays.ts'
import { storyDraft, wizardAnswers } from './wizardAnswers.ts'

const meta = preview.meta({ title: 'Pages/CreateAdvert', component: CreateAdvertPage, ...pageMeta })

const page = pageAt('/create-advert?type=Sell&cryptoCurrencyCode=BTC&currencyCode=NGN', wizardAnswers)

/** Begun half, taken up again where it was left. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.with({
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
    await findVisible(canvas.findByText(/^You go on where you stopped/))
    await expect(canvas.getByRole('textbox', { name: 'Minimum' })).toHaveValue('15000')
    await findVisible(canvas.findByText('4 of 248'))
  },
})

/** Another advert is wanted than the one that is unfinished. */
export const AnotherIsUnfinished = meta.story({
  render: page.with({
    advertDrafts: () => storyDraft({ type: 'Buy', cryptoCurrencyCode: 'BTC', currencyCode: 'NGN' }),
  }),
  play: async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByText('You have an unfinished ad'))
    await userEvent.click(canvas.getByRole('button', { name: 'Start anew' }))
    await expect(await canvas.findByRole('radio', { name: 'I sell coins' })).toBeChecked()
  },
})

/** What is traded, how it is paid and the limits on one page: an ad without steps. */
export const Short = meta.story({ render: page.at('/create-advert?isShort=true') })

const begun = async ({ canvas }: { canvas: { findByText: (text: string) => Promise<HTMLElement> } }) => {
  await findVisible(canvas.findByText('4 из 248'))
}
/** The first of four steps on a phone: fields in one column, the price in sight, the way on at the foot. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian, play: begun })
/** Nothing can be typed before it is known whether something was left unfinished, so no draft is written over. */
export const Loading = meta.story(page.loading('advertDrafts'))

/** Nothing is written yet: its empty state is its first. */
export const Empty = meta.story({
  render: page.usual,
  play: showsText('4 of 248'),
})
/** Drafts that cannot be looked up keep the form closed rather than begin a second draft. */
export const Failed = meta.story(page.failed('advertDrafts'))

/** Who is not logged in is asked to. */
export const Forbidden = meta.story({
  render: page.with(asVisitor),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByLabelText('E-mail or user name'))
  },
})
