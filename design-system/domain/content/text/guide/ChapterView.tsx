import { useT } from '../../../../locales/useT.ts'
import { ArticleHead } from '../article/ArticleHead.tsx'
import { ArticleText } from '../article/ArticleText.tsx'
import { Contents } from '../article/Contents.tsx'
import { ContentColumn, ContentFold, ContentGrid, ContentSide } from '../article/ContentLayout.styles.ts'
import { ContentStates } from '../article/ContentStates.tsx'
import { headingsOf } from '../article/headings.ts'
import type { LiveData, PageShape } from '../contentShape.ts'
import type { ContentState } from '../contentState.ts'
import { ChapterEnd } from './ChapterEnd.tsx'
import { ChapterFold } from './ChapterFold.tsx'
import { ChapterSide } from './ChapterSide.tsx'
import type { GuideHrefs, ReadMarks } from './guideProgress.ts'
import { placeOf } from './guideProgress.ts'

interface ChapterViewProps {
  content: ContentState<PageShape>
  hrefs: GuideHrefs
  /** Without them nothing is said of what is read. */
  marks?: ReadMarks | undefined
  live?: LiveData | undefined
}

/** A chapter of the guide: the others on its left, its parts on its right, and where to go on below. */
export function ChapterView({ content, ...parts }: ChapterViewProps) {
  return <ContentStates content={content}>{page => <Chapter page={page} {...parts} />}</ContentStates>
}

interface ChapterProps extends Omit<ChapterViewProps, 'content'> {
  page: PageShape
}

function Chapter({ page, hrefs, marks, live }: ChapterProps) {
  const t = useT('content')
  const place = placeOf(page)
  const headings = headingsOf(page.blocks)
  const side = {
    chapters: page.chapters,
    current: place?.chapter.code ?? '',
    readChapters: marks?.readChapters ?? null,
    hrefs,
  }
  return (
    <ContentGrid>
      <ContentSide>
        <ChapterSide {...side} />
      </ContentSide>
      <ContentColumn>
        {place !== null && (
          <ContentFold>
            <ChapterFold number={place.number} {...side} />
          </ContentFold>
        )}
        <ArticleHead
          text={page}
          minutes={page.minutes}
          kicker={place === null ? undefined : t('guide.chapter', { number: place.number })}
        />
        <ArticleText blocks={page.blocks} live={live} topics={page.topics} lang={page.locale} />
        {place !== null && <ChapterEnd place={place} hrefs={hrefs} marks={marks} />}
      </ContentColumn>
      <ContentSide>{headings.length > 1 && <Contents headings={headings} lang={page.locale} />}</ContentSide>
    </ContentGrid>
  )
}
