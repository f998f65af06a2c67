import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FaqPage } from '../../app/features/content/FaqPage.tsx'
import { storyFaq } from '../domain/support/content/storyTexts.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsText } from '../support/plays.ts'
import { textPage } from './textPage.ts'
import { contentAnswers, pageAnswer } from './contentAnswers.ts'

const faq = storyFaq('en')

const meta = preview.meta({ title: 'Pages/Faq', component: FaqPage, ...pageMeta })

const page = textPage('/faq', contentAnswers)

/** All questions by topic, counted, with a search that narrows them as one types. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(faq.title)
    await expect(document.title).toBe(`${faq.title} · Souk`)
    await expect(canvas.getByText('12 questions')).toBeVisible()
    await expect(canvas.getByText('What is escrow?')).toBeVisible()
  }),
})

Loaded.test('finds as one types', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the questions' }), 'escrow?')
  await expect(canvas.getByText(/^Found: \d+ questions?$/)).toBeVisible()
})

/** Search, the number of questions and the topics come before the first question on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.with(() => contentAnswers('ru')),
  play: onceLoaded(showsText('Что такое эскроу?')),
})

/** Lines of a text hold the place of the questions, and a screen reader hears that a text is loading. */
export const Loading = meta.story(page.loading('page'))

/** An operator has removed every topic: the page keeps its title and says that there are no questions yet. */
export const Empty = meta.story({
  render: page.with({ page: () => pageAnswer({ ...faq, topics: [] }) }),
  play: showsText('There are no questions yet.'),
})

/** The whole text failed, so the whole page offers to ask for it again. */
export const Failed = meta.story(page.failed('page'))
