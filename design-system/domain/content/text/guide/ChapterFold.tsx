import ChevronDown from 'lucide-react/icons/chevron-down'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { ChapterBars } from './ChapterBars.tsx'
import { ChapterList } from './ChapterList.tsx'
import { ChapterFoldRoot, FoldAction, FoldWords } from './ChapterList.styles.ts'
import type { ChapterSideProps } from './ChapterSide.tsx'
import { progressOf } from './guideProgress.ts'

interface ChapterFoldProps extends ChapterSideProps {
  number: number
}

/** The chapters of the guide, folded away over the one that is read: for screens with no room beside it. */
export function ChapterFold({ number, chapters, current, readChapters, hrefs }: ChapterFoldProps) {
  const t = useT('content')
  const { read } = progressOf(chapters, readChapters ?? [])
  return (
    <ChapterFoldRoot>
      <summary>
        <FoldWords>
          <b>{t('guide.chapterOf', { number, total: chapters.length })}</b>
          {readChapters !== null && <small>{t('guide.readOf', { read, total: chapters.length })}</small>}
        </FoldWords>
        <FoldAction>
          {t('guide.all')}
          <Icon of={ChevronDown} />
        </FoldAction>
        {readChapters !== null && (
          <ChapterBars chapters={chapters} current={current} readChapters={readChapters} />
        )}
      </summary>
      <ChapterList
        chapters={chapters}
        current={current}
        readChapters={readChapters ?? []}
        href={hrefs.chapter}
      />
    </ChapterFoldRoot>
  )
}
