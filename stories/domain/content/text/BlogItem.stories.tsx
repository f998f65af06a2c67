import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ArticleText } from '../../../../design-system/domain/content/text/article/ArticleText.tsx'
import { ItemView } from '../../../../design-system/domain/content/text/blog/ItemView.tsx'
import {
  ready,
  storyBlogHrefs,
  storyCategories,
  storyItem,
  storyItems,
} from '../../support/content/storyBlog.ts'
import { expectLink, leadsTo } from '../../../support/plays.ts'

const inRussian = { viewport: { value: 'phone' }, locale: 'ru' }

const meta = preview.meta({
  title: 'Domain/Content/BlogItem',
  component: ItemView,
  args: {
    content: ready(storyItem),
    children: <ArticleText blocks={storyItem.blocks} />,
    similar: storyItems.slice(1),
    categories: storyCategories,
    url: 'https://souk.example/blog/for-traders/item-1',
    hrefs: storyBlogHrefs,
  },
})

/** Both of its days, the path that leads back to its category, and three others to read next. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: storyItem.title })).toBeVisible()
    await expect(canvas.getByText('Sep 28 2026, updated Sep 30 2026')).toBeVisible()
    const path = within(canvas.getByRole('navigation', { name: 'Where you are' }))
    await expectLink(path, 'For traders', '#for-traders')
    const next = within(canvas.getByRole('region', { name: 'Read next' }))
    await expect(next.getAllByRole('article')).toHaveLength(3)
  },
})
/** Whether the parts of the text stand beside it or fold over it is decided by the width. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
/** The list of parts is folded over the text, and the drawing spans the phone. */
export const Phone = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } })

/** Not translated yet: it says so, and its own words are marked as what they are. */
export const RussianOnPhone = meta.story({
  args: { content: ready({ ...storyItem, isTranslated: false }) },
  globals: inRussian,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Этот текст ещё не переведён. Он на английском.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  },
})

Default.test('copies the address of the page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
  await expect(await canvas.findByRole('button', { name: /Link copied|Copy the address/ })).toBeVisible()
})

/** Nothing else is written yet, and no picture was chosen. */
export const Alone = meta.story({
  args: {
    content: ready({ ...storyItem, cover: null, alt: '', blocks: [], updatedAt: storyItem.publishedAt }),
    similar: [],
    categories: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sep 28 2026')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Read next' })).not.toBeInTheDocument()
  },
})
/** An article that is gone is said to be gone, and all others are one press away. */
export const Missing = meta.story({
  args: { content: { status: 'missing' } },
  play: leadsTo('All articles', '#blog'),
})
/** While an article comes the covers of the list stand in for it. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
