import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { BlogItemPage } from '../../app/features/content/BlogItemPage.tsx'
import { storyItem } from '../domain/support/content/storyBlog.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { contentAnswers } from './contentAnswers.ts'

const meta = preview.meta({ title: 'Pages/BlogItem', component: BlogItemPage, ...pageMeta })

const page = pageAt('/blog/for-traders/item-1', contentAnswers)

/** An article with its path back to the category, and three others to read next. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(storyItem.title)
    await expect(document.title).toBe(`${storyItem.title} · Souk`)
    const next = within(canvas.getByRole('region', { name: 'Read next' }))
    await expect(next.getAllByRole('article')).toHaveLength(3)
    const path = within(canvas.getByRole('navigation', { name: 'Where you are' }))
    await expectLink(path, 'For traders', '/blog/for-traders')
  }),
})

/** Nobody has translated it. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: page.with(() => contentAnswers('ru')),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByText('Этот текст ещё не переведён. Он на английском.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  }),
})

/** An article on its way holds the same places as a list of articles does. */
export const Loading = meta.story({
  ...page.loading('blogItem'),
  play: showsText('Loading articles'),
})

/** Nothing else is written yet. */
export const Empty = meta.story({
  render: page.with({ similarBlogItems: () => ({ items: [] }) }),
  play: onceLoaded(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(storyItem.title)
    await expect(canvas.queryByRole('region', { name: 'Read next' })).not.toBeInTheDocument()
  }),
})

/** A fault of the service is not told as a missing article: it can be asked for again. */
export const Failed = meta.story(page.failed('blogItem'))

/** An address without an article keeps the reader in the blog by a link to all articles. */
export const Missing = meta.story({
  tags: ['visual'],
  render: page.at('/blog/for-traders/nothing'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('link', { name: 'All articles' }))
    await expect(document.title).toBe('Page not found · Souk')
  },
})

/** It is there, but not at the address of another category. */
export const Elsewhere = meta.story({
  render: page.at('/blog/safety/item-1'),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('link', { name: 'All articles' }))
    await expect(canvas.queryByText(storyItem.title)).not.toBeInTheDocument()
  },
})
