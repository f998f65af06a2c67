import ArrowRight from 'lucide-react/icons/arrow-right'
import Flag from 'lucide-react/icons/flag'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import { ArticleHead } from '../article/ArticleHead.tsx'
import { ArticleText } from '../article/ArticleText.tsx'
import { ContentStates } from '../article/ContentStates.tsx'
import { introAndRest } from '../article/headings.ts'
import type { ChapterShape, LiveData, PageShape } from '../contentShape.ts'
import type { ContentState } from '../contentState.ts'
import { ChapterNumber } from './ChapterNumber.tsx'
import {
  ChapterCard,
  ChapterCards,
  ChapterMinutes,
  ChapterWords,
  GuideRoot,
  GuideTotal,
} from './Guide.styles.ts'
import type { GuideHrefs } from './guideProgress.ts'
import { minutesOf, progressOf } from './guideProgress.ts'

interface GuideViewProps {
  /** The page `guide`, with its chapters. */
  content: ContentState<PageShape>
  hrefs: GuideHrefs
  /** Without them no chapter is marked. */
  readChapters?: readonly string[] | undefined
  live?: LiveData | undefined
}

/** The guide: what it is, and its chapters in order. */
export function GuideView({ content, ...parts }: GuideViewProps) {
  return <ContentStates content={content}>{guide => <Guide guide={guide} {...parts} />}</ContentStates>
}

function Guide({ guide, live, ...parts }: Omit<GuideViewProps, 'content'> & { guide: PageShape }) {
  const { intro, rest } = introAndRest(guide.blocks)
  const text = { live, topics: guide.topics, lang: guide.locale }
  return (
    <GuideRoot>
      <ArticleHead text={guide} size="large" />
      {intro.length > 0 && <ArticleText blocks={intro} {...text} />}
      <Chapters chapters={guide.chapters} {...parts} />
      {rest.length > 0 && <ArticleText blocks={rest} {...text} />}
    </GuideRoot>
  )
}

interface ChaptersProps extends Pick<GuideViewProps, 'hrefs' | 'readChapters'> {
  chapters: readonly ChapterShape[]
}

function Chapters({ chapters, hrefs, readChapters }: ChaptersProps) {
  const t = useT('content')
  const { read, minutesLeft, next } = progressOf(chapters, readChapters ?? [])
  if (chapters.length === 0) return <p>{t('guide.empty')}</p>
  return (
    <nav aria-label={t('guide.chapters')}>
      <GuideTotal>
        {read === 0 ? (
          <>
            <span>{t('guide.count', { count: chapters.length })}</span>
            <span>{t('guide.minutes', { count: minutesOf(chapters) })}</span>
          </>
        ) : (
          <>
            <span>{t('guide.readOf', { read, total: chapters.length })}</span>
            {minutesLeft > 0 && <span>{t('guide.left', { count: minutesLeft })}</span>}
          </>
        )}
      </GuideTotal>
      <ChapterCards>
        {chapters.map((chapter, index) => (
          <ChapterRow
            key={chapter.code}
            chapter={chapter}
            number={index + 1}
            href={hrefs.chapter(chapter.code)}
            isRead={readChapters?.includes(chapter.code) ?? false}
            tag={chapter.code === next ? t(read === 0 ? 'guide.startHere' : 'guide.goOnHere') : null}
          />
        ))}
      </ChapterCards>
    </nav>
  )
}

interface ChapterRowProps {
  chapter: ChapterShape
  number: number
  href: string
  isRead: boolean
  tag: string | null
}

function ChapterRow({ chapter, number, href, isRead, tag }: ChapterRowProps) {
  const t = useT('content')
  return (
    <li>
      <ChapterCard as={useLinkComponent()} href={href}>
        <ChapterNumber number={number} isRead={isRead} />
        <ChapterWords>
          <strong>{chapter.title}</strong>
          <span>{chapter.description}</span>
          {tag !== null && (
            <Chip tone="accent" icon={Flag}>
              {tag}
            </Chip>
          )}
        </ChapterWords>
        <ChapterMinutes>
          {t('article.minutes', { count: chapter.minutes })}
          <Icon of={ArrowRight} />
        </ChapterMinutes>
      </ChapterCard>
    </li>
  )
}
