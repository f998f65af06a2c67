import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { GuideView } from '../../../../design-system/domain/content/text/guide/GuideView.tsx'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { storyGuide, storyGuideHrefs, storyTexts } from '../../support/content/storyTexts.ts'
import { expectLink, showsText, staysInside, tellsOfPress } from '../../../support/plays.ts'

const guide = storyGuide('en')
const codes = storyTexts.en.chapters.map(({ code }) => code)
const ready = (value = guide) => ({ status: 'ready', value, isStale: false }) as const

const meta = preview.meta({
  title: 'Domain/Content/GuideView',
  component: GuideView,
  decorators: [withStillLinks],
  args: { content: ready(), hrefs: storyGuideHrefs },
})

/** Somebody who reads without an account: nothing is marked. */
export const Loaded = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
    await expect(canvas.getByText('15 chapters')).toBeVisible()
    const links = canvas.getAllByRole('link')
    await expect(links[0]).toHaveAttribute('href', '/guide/what-souk-is')
    await expect(links[0]).toHaveTextContent('Start here')
    await expect(canvas.queryByRole('img', { name: 'Read' })).not.toBeInTheDocument()
  },
})

/** Somebody who has read some, and goes on with the first that is left. */
export const PartlyRead = meta.story({
  tags: ['visual'],
  args: { readChapters: [codes[0] ?? '', codes[1] ?? '', codes[3] ?? '', 'gone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 15 read')).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: 'Read' })).toHaveLength(3)
    await expect(canvas.getByText('Go on here').closest('a')).toHaveAttribute('href', '/guide/first-purchase')
  },
})

/** Everything is marked as read: the total says 15 of 15, and no minutes are left. */
export const AllRead = meta.story({
  args: { readChapters: codes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15 of 15 read')).toBeVisible()
    await expect(canvas.queryByText(/min left/)).not.toBeInTheDocument()
  },
})

/** A guide without chapters says so, and shows no total. */
export const Empty = meta.story({
  args: { content: ready({ ...guide, chapters: [] }) },
  play: showsText('There are no chapters yet.'),
})

/** A screen reader hears that the page is coming, while lines of text stand for the list of chapters. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })

const onRetry = fn()
/** Nothing of the guide is shown that may be wrong: the page says it failed, and tries again on a press. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})

/** Nothing is under this address. */
export const Missing = meta.story({
  tags: ['visual'],
  args: { content: { status: 'missing' } },
  play: async ({ canvas }) => {
    await expectLink(canvas, 'To the guide', '/guide')
    await expectLink(canvas, 'To the questions', '/faq')
  },
})

/** The chapters that were known stay, under a note that they could not be loaded again. */
export const Stale = meta.story({
  args: { content: { ...ready(), isStale: true } },
  play: showsText(/could not be loaded again/),
})

/** Number, title and minutes of each chapter stay inside a phone, in Russian. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { content: ready(storyGuide('ru')), readChapters: codes.slice(0, 2) },
  play: staysInside,
})
