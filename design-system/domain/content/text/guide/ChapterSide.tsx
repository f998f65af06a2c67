import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import type { ChapterShape } from '../contentShape.ts'
import { ChapterBars } from './ChapterBars.tsx'
import { ChapterList } from './ChapterList.tsx'
import { ListCard, ListHead, ListWords } from './ChapterList.styles.ts'
import type { GuideHrefs } from './guideProgress.ts'
import { minutesOf, progressOf } from './guideProgress.ts'

export interface ChapterSideProps {
  chapters: readonly ChapterShape[]
  current: string
  /** Null where nobody keeps them: then nothing is said of them. */
  readChapters: readonly string[] | null
  hrefs: GuideHrefs
}

/** The chapters of the guide, beside the one that is read. */
export function ChapterSide({ chapters, current, readChapters, hrefs }: ChapterSideProps) {
  const t = useT('content')
  const read = readChapters ?? []
  const progress = progressOf(chapters, read)
  return (
    <ListCard aria-label={t('guide.chapters')}>
      <ListHead>
        <TextLink href={hrefs.guide}>{t('guide.name')}</TextLink>
        <ListWords>
          {readChapters === null ? (
            <>
              <b>{t('guide.count', { count: chapters.length })}</b>
              <span>{t('article.minutes', { count: minutesOf(chapters) })}</span>
            </>
          ) : (
            <>
              <b>{t('guide.readOf', { read: progress.read, total: chapters.length })}</b>
              <span>{t('guide.left', { count: progress.minutesLeft })}</span>
            </>
          )}
        </ListWords>
        {readChapters !== null && (
          <ChapterBars chapters={chapters} current={current} readChapters={readChapters} />
        )}
      </ListHead>
      <ChapterList chapters={chapters} current={current} readChapters={read} href={hrefs.chapter} />
    </ListCard>
  )
}
