import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ChapterView } from '../../../../design-system/domain/content/text/guide/ChapterView.tsx'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { storyChapter, storyGuideHrefs, storyLive, storyTexts } from '../../support/content/storyTexts.ts'
import { expectLink, staysInside } from '../../../support/plays.ts'

const chapter = storyChapter('en')
const codes = storyTexts.en.chapters.map(({ code }) => code)
const ready = (value = chapter) => ({ status: 'ready', value, isStale: false }) as const
const onRead = fn()
/** The list beside the text; the folded one says the same where there is no room. */
const chapters = (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  within(canvas.getByRole('navigation', { name: 'Chapters' }))
const marks = { readChapters: codes.slice(0, 2), onRead }

const meta = preview.meta({
  title: 'Domain/Content/ChapterView',
  component: ChapterView,
  decorators: [withStillLinks],
  globals: { viewport: { value: 'desktop' } },
  args: { content: ready(), hrefs: storyGuideHrefs, live: storyLive, marks },
})

/** The chapters on the left, its parts on the right, what is next below. */
export const Loaded = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(chapter.title)
    await expect(canvas.getByText('Chapter 3')).toBeVisible()
    await expect(chapters(canvas).getByText('2 of 15 read')).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/guide/first-purchase',
    )
    await expectLink(canvas, /^Previous/, '/guide/account')
    await expectLink(canvas, /^Next/, '/guide/first-sale')
  },
})

/** The app keeps what is read. */
export const Marking = meta.story({
  render: function Kept(args) {
    const [readChapters, keep] = useState<readonly string[]>([])
    return <ChapterView {...args} marks={{ readChapters, onRead: code => keep([...readChapters, code]) }} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }))
    await expect(canvas.getByText('You have read it')).toBeVisible()
    await expect(chapters(canvas).getByText('1 of 15 read')).toBeVisible()
  },
})

/** Somebody who reads without an account. */
export const WithoutMarks = meta.story({
  tags: ['visual'],
  args: { marks: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15 chapters')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

/** The first of all. */
export const First = meta.story({
  args: { content: ready({ ...chapter, page: 'guide-what-souk-is' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Previous/ })).not.toBeInTheDocument()
    await expectLink(canvas, /^Next/, '/guide/account')
  },
})

/** The end of the guide says that it was the last one, and offers no next. */
export const Last = meta.story({
  args: { content: ready({ ...chapter, page: 'guide-glossary' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It was the last one.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument()
  },
})

/** A page that is no chapter of the guide any more is read all the same. */
export const OfNoGuide = meta.story({
  args: { content: ready({ ...chapter, page: 'guide-gone' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByText(/^Chapter \d/)).not.toBeInTheDocument()
  },
})

/** Lines in the shape of a title and three paragraphs; the columns beside them come with the chapter. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })

/** There is no column for the chapters: they fold over the text behind “Chapter 3 of 15”. */
export const OnTablet = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Chapter 3 of 15'))
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible()
  },
})

/** A whole chapter in one column of Russian words; nothing of it reaches past the phone’s edge. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { content: ready(storyChapter('ru')) },
  play: staysInside,
})
