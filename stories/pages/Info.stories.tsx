import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { InfoPage } from '../../app/features/content/InfoPage.tsx'
import { storyEvery, storyLegal } from '../domain/support/storyTexts.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { shown } from '../support/shown.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { contentAnswers, pageAnswer } from './contentAnswers.ts'

const agreement = storyLegal('en')
const about = storyEvery('en')

const meta = preview.meta({
  title: 'Pages/Info',
  component: InfoPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, address = '/user-agreement') =>
  () => <StoryApp address={address} answers={{ ...contentAnswers(), ...changed }} />

/** A document of rules, in the version that holds. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(agreement.title)
    await expect(document.title).toBe(`${agreement.title} · Souk`)
    const bar = within(canvas.getByRole('region', { name: 'About this document' }))
    await expect(bar.getByText('Version 3')).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible()
    // Whoever reads to the end finds the way on.
    await shown(canvas.findByRole('link', { name: 'API docs' }))
  },
})

/** An earlier version is read at an address of its own, and says what it is. */
export const EarlierVersion = meta.story({
  render: at({}, '/user-agreement?version=2'),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await expect(canvas.getByText('This is an earlier version.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Read the current one' })).toHaveAttribute(
      'href',
      '/user-agreement?version=3',
    )
  },
})

/** A page about this place, with what is real now in the middle of the text. */
export const About = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: at({}, '/about-us'),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(about.title)
    await shown(canvas.findByText('Rate now: 1 BTC'))
    await shown(canvas.findByRole('link', { name: 'All fees' }))
    await expect(canvas.getAllByRole('link', { name: /^Buy BTC/ })).toHaveLength(3)
  },
})

/** What is real now is away: the text leads to where it is. */
export const AboutWithoutMarket = meta.story({
  render: at({ home: broken, fees: broken }, '/about-us'),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByRole('link', { name: /See what BTC costs now/ }))
    await expect(canvas.getByRole('link', { name: 'See the fees' })).toHaveAttribute('href', '/fees')
  },
})

export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: () => <StoryApp address="/user-agreement" answers={contentAnswers('ru')} />,
  play: async context => {
    await loaded(context)
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(storyLegal('ru').title)
  },
})

export const Loading = meta.story({
  render: at({ page: never }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Loading the text'))
  },
})

/** Somebody has published a text without any words. */
export const Empty = meta.story({
  render: at({ page: () => pageAnswer({ ...about, blocks: [], topics: [] }) }, '/about-us'),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(about.title)
    await expect(canvas.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  render: at({ page: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** There is nothing at this address any more. */
export const Missing = meta.story({
  tags: ['visual'],
  render: at({}, '/communities'),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'This text is not here' }))
    await expect(document.title).toBe('Page not found · Souk')
  },
})
