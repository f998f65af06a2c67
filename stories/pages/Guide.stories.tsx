import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { GuidePage } from '../../app/features/content/GuidePage.tsx'
import { storyChapter, storyGuide } from '../domain/support/content/storyTexts.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { textPage } from './textPage.ts'
import { contentAnswers, pageAnswer } from './contentAnswers.ts'

const guide = storyGuide('en')
const chapter = storyChapter('en')

/** What is read is kept in the browser, which all stories share. */
const forget = () => localStorage.removeItem('souk:read-chapters')

const meta = preview.meta({
  title: 'Pages/Guide',
  component: GuidePage,
  ...pageMeta,
  beforeEach: () => {
    forget()
    return forget
  },
})

const page = textPage('/guide', contentAnswers)

/** The chapters in their order, counted, with a mark at the one to begin with. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(guide.title)
    await expect(document.title).toBe('Guide · Souk')
    await expect(canvas.getByText('15 chapters')).toBeVisible()
    await expect(canvas.getByText('Start here').closest('a')).toHaveAttribute('href', '/guide/what-souk-is')
  }),
})

/** A chapter is marked as read. */
export const Chapter = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.at('/guide/first-purchase'),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(chapter.title)
    await expect(document.title).toBe(`${chapter.title} · Souk`)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }))
    await expect(canvas.getByText('You have read it')).toBeVisible()
    await expect(
      within(canvas.getByRole('navigation', { name: 'Chapters' })).getByText('1 of 15 read'),
    ).toBeVisible()
  }),
})

Chapter.test('the guide knows it', async ({ canvas, userEvent }) => {
  const [toGuide] = canvas.getAllByRole('link', { name: 'Guide' })
  if (toGuide === undefined) throw new Error('Nothing leads to the guide')
  await userEvent.click(toGuide)
  await findVisible(canvas.findByText('1 of 15 read'))
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(guide.title)
  await expect(canvas.getByRole('img', { name: 'Read' })).toBeVisible()
})

/** Chapters with their reading times in one column on a phone; links keep the reader in the Russian guide. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.with(() => contentAnswers('ru')),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByText('Начните отсюда').closest('a')).toHaveAttribute(
      'href',
      '/ru/guide/what-souk-is',
    )
  }),
})

/** A chapter's text on a phone, under a bar that says which of how many it is and how many are read. */
export const ChapterOnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.at('/guide/first-purchase', () => contentAnswers('ru')),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(storyChapter('ru').title)
  }),
})

/** Lines of a text hold the place of the guide; the list of chapters comes with it and not before. */
export const Loading = meta.story(page.loading('page'))

/** A guide in which nothing is written yet says so under its own title. */
export const Empty = meta.story({
  render: page.with({ page: () => pageAnswer({ ...guide, chapters: [] }) }),
  play: showsText('There are no chapters yet.'),
})

/** A fault of the service is not told as a missing text: it can be tried again. */
export const Failed = meta.story(page.failed('page'))

/** A chapter that nobody wrote leads back to the guide, and the window's title says that nothing is here. */
export const Missing = meta.story({
  render: page.at('/guide/nothing'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'This text is not here' }))
    await expectLink(canvas, 'To the guide', '/guide')
    await expect(document.title).toBe('Page not found · Souk')
  },
})

/** What no chapter can be called is no chapter: there is nothing to try again. */
export const NoName = meta.story({
  render: page.at('/guide/Fees!', {
    page: () => {
      throw refusal(422, 'invalid_format', { page: ['invalid_format'] })
    },
  }),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'This text is not here' }))
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  },
})
