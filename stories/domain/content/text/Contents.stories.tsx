import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ArticleText } from '../../../../design-system/domain/content/text/article/ArticleText.tsx'
import { Contents } from '../../../../design-system/domain/content/text/article/Contents.tsx'
import { ContentsFold } from '../../../../design-system/domain/content/text/article/ContentsFold.tsx'
import { headingsOf } from '../../../../design-system/domain/content/text/article/headings.ts'
import { storyChapter } from '../../support/content/storyTexts.ts'

const { blocks } = storyChapter('en')

const meta = preview.meta({
  title: 'Domain/Content/Contents',
  component: Contents,
  args: { headings: headingsOf(blocks) },
})

/** Before anything was read. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible()
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '#need')
    await expect(canvas.queryByRole('link', { current: true })).not.toBeInTheDocument()
  },
})

/** The part that is read is marked, whichever way one came to it. */
export const WithText = meta.story({
  render: args => (
    <>
      <Contents {...args} />
      <ArticleText blocks={blocks} />
    </>
  ),
  play: async ({ canvas }) => {
    const marked = async (id: string, name: string) => {
      document.getElementById(id)?.scrollIntoView()
      await waitFor(() => expect(canvas.getByRole('link', { current: true })).toHaveTextContent(name))
    }
    await marked('buy', 'Buy')
    await marked('wrong', 'What can go wrong')
    await marked('choose', 'Choose an offer')
    globalThis.scrollTo(0, 0)
  },
})

/** Where there is no room beside the text. */
export const Folded = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <ContentsFold headings={headingsOf(storyChapter('ru').blocks)} lang="ru" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('На этой странице'))
    await expect(canvas.getByRole('link', { name: 'Что понадобится' })).toBeVisible()
  },
})
