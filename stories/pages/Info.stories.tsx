import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { InfoPage } from '../../app/features/content/InfoPage.tsx'
import { storyEvery, storyLegal } from '../domain/support/content/storyTexts.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { fault } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded } from '../support/plays.ts'
import { textPage } from './textPage.ts'
import { contentAnswers, pageAnswer } from './contentAnswers.ts'

const agreement = storyLegal('en')
const about = storyEvery('en')

const meta = preview.meta({ title: 'Pages/Info', component: InfoPage, ...pageMeta })

const page = textPage('/user-agreement', contentAnswers)

/** A document of rules, in the version that holds. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(agreement.title)
    await expect(document.title).toBe(`${agreement.title} · Souk`)
    const bar = within(canvas.getByRole('region', { name: 'About this document' }))
    await expect(bar.getByText('Version 3')).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible()
    // Whoever reads to the end finds the way on.
    await findVisible(canvas.findByRole('link', { name: 'API docs' }))
  }),
})

/** An earlier version is read at an address of its own, and says what it is. */
export const EarlierVersion = meta.story({
  render: page.at('/user-agreement?version=2'),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByText('This is an earlier version.')).toBeVisible()
    await expectLink(canvas, 'Read the current one', '/user-agreement?version=3')
  }),
})

/** A page about this place, with what is real now in the middle of the text. */
export const About = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.at('/about-us'),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(about.title)
    await findVisible(canvas.findByText('Rate now: 1 BTC'))
    await findVisible(canvas.findByRole('link', { name: 'All fees' }))
    await expect(canvas.getAllByRole('link', { name: /^Buy BTC/ })).toHaveLength(3)
  }),
})

/** What is real now is away: the text leads to where it is. */
export const AboutWithoutMarket = meta.story({
  render: page.at('/about-us', { home: fault, fees: fault }),
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('link', { name: /See what BTC costs now/ }))
    await expectLink(canvas, 'See the fees', '/fees')
  }),
})

/** An agreement on a phone: since when it holds and what changed stand before its text, in Russian. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.with(() => contentAnswers('ru')),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(storyLegal('ru').title)
  }),
})

/** Places of a heading and paragraphs stand in for the text, whichever of these pages it is. */
export const Loading = meta.story(page.loading('page'))

/** Somebody has published a text without any words. */
export const Empty = meta.story({
  render: page.at('/about-us', { page: () => pageAnswer({ ...about, blocks: [], topics: [] }) }),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(about.title)
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument()
  }),
})

/** Rules are not shown in part: the text is asked for again as a whole. */
export const Failed = meta.story(page.failed('page'))

/** There is nothing at this address any more. */
export const Missing = meta.story({
  tags: ['visual'],
  render: page.at('/communities'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'This text is not here' }))
    await expect(document.title).toBe('Page not found · Souk')
  },
})
