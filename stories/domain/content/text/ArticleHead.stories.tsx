import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import {
  ArticleHead,
  articleHeadSizes,
} from '../../../../design-system/domain/content/text/article/ArticleHead.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyChapter, storyLegal } from '../../support/content/storyTexts.ts'
import { showsText } from '../../../support/plays.ts'

const text = storyChapter('en')

const meta = preview.meta({
  title: 'Domain/Content/ArticleHead',
  component: ArticleHead,
  args: { text, minutes: 7, kicker: 'Chapter 3' },
})

/** Minutes to read and the day of the last change; of the language nothing is said, as it is the reader’s. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
    await expect(canvas.getByText('7 min')).toBeVisible()
    await expect(canvas.getByText('Updated Nov 18 2026')).toHaveAttribute('datetime', text.updatedAt)
    await expect(canvas.queryByText(/no translation/)).not.toBeInTheDocument()
  },
})

/** Each size. */
export const Sizes = meta.story({
  tags: ['visual'],
  render: args => (
    <Stack gap="8">
      {articleHeadSizes.map(size => (
        <article key={size}>
          <ArticleHead {...args} size={size} />
        </article>
      ))}
    </Stack>
  ),
})

/** In English, because nobody has translated it: it says so, and is read out as English. */
export const NotTranslated = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { text: { ...storyLegal('en'), isTranslated: false }, kicker: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Этот текст ещё не переведён. Он на английском.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  },
})

/** The other way round. */
export const NotInEnglish = meta.story({
  args: { text: { ...storyLegal('ru'), isTranslated: false }, kicker: undefined },
  play: showsText(/It is in Russian/),
})
