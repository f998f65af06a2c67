import type { LiveData, TopicShape } from '../contentShape.ts'
import { noLiveData } from '../contentShape.ts'
import type { Block } from '../contentTree.ts'
import { ArticleRoot } from './ArticleText.styles.ts'
import { Blocks } from './Blocks.tsx'

interface ArticleTextProps {
  blocks: readonly Block[]
  /** Real data for the blocks that show it; without it they lead to where it is. */
  live?: LiveData | undefined
  /** Questions that the text shows a part of. */
  topics?: readonly TopicShape[] | undefined
  /** The language of the text, where it is not the page's. */
  lang?: string | undefined
}

const noTopics: readonly TopicShape[] = []

/** A text of ours, drawn from its tree: the same on the server and in the browser, and complete without scripts. */
export function ArticleText({ blocks, live = noLiveData, topics = noTopics, lang }: ArticleTextProps) {
  return (
    <ArticleRoot {...(lang === undefined ? {} : { lang })}>
      <Blocks blocks={blocks} live={live} topics={topics} />
    </ArticleRoot>
  )
}
