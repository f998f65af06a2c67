import type { LiveData, PageShape } from '../contentShape.ts'
import type { ContentState } from '../contentState.ts'
import { ArticleHead } from '../article/ArticleHead.tsx'
import { ArticleText } from '../article/ArticleText.tsx'
import { ContentStates } from '../article/ContentStates.tsx'
import { introAndRest } from '../article/headings.ts'
import { FaqRest, FaqRoot } from './Faq.styles.ts'
import { FaqTopics } from './FaqTopics.tsx'

interface FaqViewProps {
  /** The page `faq`, with its topics. */
  content: ContentState<PageShape>
  live?: LiveData | undefined
}

/** Questions and answers by topic. Every answer is on the page, folded; with scripts they can be searched as one types. */
export function FaqView({ content, live }: FaqViewProps) {
  return <ContentStates content={content}>{page => <Faq page={page} live={live} />}</ContentStates>
}

function Faq({ page, live }: { page: PageShape; live: LiveData | undefined }) {
  const { intro, rest } = introAndRest(page.blocks)
  const text = { live, topics: page.topics, lang: page.locale }
  return (
    <FaqRoot>
      <ArticleHead text={page} size="large" />
      {intro.length > 0 && <ArticleText blocks={intro} {...text} />}
      <FaqTopics topics={page.topics} live={live} lang={page.locale} />
      {rest.length > 0 && (
        <FaqRest>
          <ArticleText blocks={rest} {...text} />
        </FaqRest>
      )}
    </FaqRoot>
  )
}
