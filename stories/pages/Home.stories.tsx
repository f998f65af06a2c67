import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { HomePage } from '../../app/features/home/HomePage.tsx'
import { storyTime } from '../domain/support/storyClock.tsx'
import { fault } from '../support/app/failingAnswers.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { expectLink, showsRole } from '../support/plays.ts'
import { accountAnswers } from './accountAnswers.ts'
import { contentAnswers } from './contentAnswers.ts'
import { countryAnswers } from './countryAnswers.ts'
import { advertPage, marketAnswers } from './marketAnswers.ts'

const meta = preview.meta({ title: 'Pages/Home', component: HomePage, ...pageMeta })

/** What the server says to the first page. */
const homeAnswers = (locale: 'en' | 'ru' = 'en'): StoryAnswers => ({
  ...contentAnswers(locale),
  ...marketAnswers,
})

const page = pageAt('/', () => ({ ...homeAnswers(), ...asVisitor }))

const title = /^Crypto for local\smoney, person/

/** A stranger's first page: the best offer for a sum right away, then rates, true figures and words of real people. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Buy from adaeze_fx' })).toHaveAttribute(
      'href',
      '/trade/new/ad-2?amount=5000',
    )
    await expectLink(canvas, 'All offers', '/buy-bitcoin?currencyCode=RUB&amount=5000&amountSide=fiat')
    await expect(await canvas.findByRole('slider', { name: 'Rate of Bitcoin in RUB' })).toHaveAttribute(
      'aria-valuetext',
    )
    await findVisible(canvas.findByText('48,210 trades so far'))
    await findVisible(canvas.findByText('Chiamaka'))
    await findVisible(canvas.findByRole('row', { name: /^Ethereum.*0\.60?%/ }))
    await expect(canvas.queryByText('Example, not a real person')).not.toBeInTheDocument()
  },
})
/** What is typed is asked for once its writer pauses; the offers that stand there stay until then. */
export const AsksForWhatIsTyped = meta.story({
  render: () => {
    asked.length = 0
    return page.with({
      searchAdverts: search => {
        asked.push(search)
        return answered(search)
      },
    })()
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'You pay' })
    await canvas.findByRole('link', { name: 'Buy from adaeze_fx' })
    await userEvent.clear(field)
    await userEvent.type(field, '7500')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ amount: '7500', amountSide: 'fiat', limit: 3 }))
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Buy from adaeze_fx' })).toHaveAttribute(
        'href',
        '/trade/new/ad-2?amount=7500',
      ),
    )
  },
})
const asked: object[] = []
const answered = (search: never) => homeAnswers()['searchAdverts']?.(search)
/** The browser offers to install the page: a press takes the offer, is counted once, and the button is gone. */
export const Installs = meta.story({
  render: () => {
    counted.length = 0
    return page.with({
      countClick: ({ input }: { input: { name: string } }) => {
        counted.push(input.name)
        return { isDone: true }
      },
    })()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: title })
    await expect(canvas.queryByRole('button', { name: 'Install the app' })).not.toBeInTheDocument()
    const prompt = fn(() => Promise.resolve())
    globalThis.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Install the app' }))
    await waitFor(() => expect(counted).toEqual(['install_app']))
    await expect(prompt).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Install the app' })).not.toBeInTheDocument()
  },
})
const counted: string[] = []

/** Who comes from a country that has a page meets its words, and its ways to pay first. */
export const InCountry = meta.story({
  tags: ['visual'],
  beforeEach: () => {
    document.documentElement.dataset['country'] = 'NG'
    return () => {
      delete document.documentElement.dataset['country']
    }
  },
  render: page.with({
    countryPages: () => ({ items: countryCards }),
    page: pageIn,
  }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Nigeria: prices and ways to pay' })
    await expect(link).toHaveAttribute('href', '/nigeria')
    await expect(canvas.getByText('Coins in Nigeria')).toBeVisible()
    await findVisible(canvas.findByText('48,210 trades so far'))
    await waitFor(() => {
      const names = canvas
        .getAllByRole('link', { name: /^(Nigeria|Ghana)$/ })
        .map(({ textContent }) => textContent)
      return expect(names.slice(0, 2)).toEqual(['Nigeria', 'Ghana'])
    })
  },
})
/** The country's document, and every other text as it always is. */
function pageIn(asked: never) {
  const { page }: { readonly page: string } = asked
  return (page === 'country-nigeria' ? countryAnswers() : homeAnswers())['page']?.(asked)
}
const countryCards = [
  ['ghana', 'Ghana', 'GH', 'GHS'],
  ['nigeria', 'Nigeria', 'NG', 'NGN'],
].map(([code, name, territoryCode, currencyCode]) => ({
  code,
  name,
  territoryCode,
  currencyCode,
  title: `Coins in ${name}`,
  description: `How people in ${name} trade.`,
}))

/** The long Russian headline beside the card of offers at the width of a desktop. */
export const InRussian = meta.story({
  globals: { locale: 'ru' },
  render: page.with(() => ({ ...homeAnswers('ru'), ...asVisitor })),
})
/** The first screen of a phone holds the headline, the form and the best offer with its price and limits. */
export const OnPhone = meta.story({ tags: ['visual'], globals: onPhone, render: page.usual })
/** The form can be used while the first offers are on their way; nothing below comes before them. */
export const Loading = meta.story(page.loading('searchAdverts'))
/** A market without offers, figures or voices: the page says that nobody offers now, and makes nothing up. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.with({
    searchAdverts: () => advertPage([], 3, 0),
    home: () => ({
      bestToBuy: [],
      bestToSell: [],
      marketRate: null,
      marketChangePercent: null,
      ratesAt: storyTime,
      figures: { trades: 0, people: 0, medianReleaseSeconds: null },
    }),
    serviceFeedbacks: () => ({ items: [] }),
    mediaPartners: () => ({ items: [] }),
  }),
})
/** Only the card says that the offers did not load and has a button to look again; the rest of the page is there. */
export const Failed = meta.story({ render: page.with({ searchAdverts: fault }) })
/** Only the offers came: the page is whole all the same. */
export const Poor = meta.story({
  render: page.with({
    home: fault,
    rateChanges: fault,
    page: fault,
    countryPages: fault,
    serviceFeedbacks: fault,
    mediaPartners: fault,
  }),
})

/** Whoever is logged in has a better first page. */
export const LeadsMembersOn = meta.story({
  render: () => <StoryApp address="/" answers={{ ...marketAnswers, ...accountAnswers }} />,
  play: showsRole('heading', { level: 1, name: 'Dashboard' }),
})
