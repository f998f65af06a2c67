import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { HomePage } from '../../app/features/home/HomePage.tsx'
import { storyTime } from '../domain/support/storyClock.tsx'
import { broken, never } from '../support/app/refused.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers } from './accountAnswers.ts'
import { asVisitor, marketAnswers } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomePage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at = (answers: StoryAnswers) => () => <StoryApp address="/" answers={{ ...answers, ...asVisitor }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(marketAnswers),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Buy and sell crypto with people' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /adaeze_fx/ })).toHaveAttribute(
      'href',
      '/trade/new/ad-2',
    )
    const [toBuy, toSell] = canvas.getAllByRole('link', { name: 'All offers' })
    await expect(toBuy).toHaveAttribute('href', '/buy-bitcoin')
    await expect(toSell).toHaveAttribute('href', '/sell-bitcoin')
    await expect(await canvas.findByRole('slider', { name: 'Rate of Bitcoin in RUB' })).toHaveAttribute(
      'aria-valuetext',
    )
    await shown(canvas.findByText('48,200+'))
    await shown(canvas.findByText('Chiamaka'))
    await shown(canvas.findByRole('row', { name: /^Ethereum.*0\.60?%/ }))
    await expect(canvas.getByRole('link', { name: 'Find an offer' })).toHaveAttribute('href', '/buy')
  },
})
/** The browser offers to install the page: a press takes the offer, is counted once, and the button is gone. */
export const Installs = meta.story({
  render: () => {
    counted.length = 0
    return at({
      ...marketAnswers,
      countClick: ({ input }: { input: { name: string } }) => {
        counted.push(input.name)
        return { isDone: true }
      },
    })()
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Buy and sell crypto with people' })
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

export const InRussian = meta.story({
  globals: { locale: 'ru' },
  render: at(marketAnswers),
})
export const OnPhone = meta.story({ tags: ['visual'], globals: onPhone, render: at(marketAnswers) })
export const Loading = meta.story({ render: at({ ...marketAnswers, home: never }) })
export const Empty = meta.story({
  tags: ['visual'],
  render: at({
    ...marketAnswers,
    home: () => ({
      bestToBuy: [],
      bestToSell: [],
      marketRate: null,
      marketChangePercent: null,
      ratesAt: storyTime,
      figures: { trades: 0, people: 0, medianReleaseSeconds: null },
    }),
    promoBlocks: () => ({ items: [] }),
    serviceFeedbacks: () => ({ items: [] }),
    mediaPartners: () => ({ items: [] }),
  }),
})
export const Failed = meta.story({ render: at({ ...marketAnswers, home: broken }) })

/** Whoever is logged in has a better first page. */
export const LeadsMembersOn = meta.story({
  render: () => <StoryApp address="/" answers={{ ...marketAnswers, ...accountAnswers }} />,
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Dashboard' }))
  },
})
