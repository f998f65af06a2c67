import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import type { ChapterShape } from '../contentShape.ts'
import { AroundCard, AroundCards, EndMark, EndRoot } from './ChapterEnd.styles.ts'
import type { ChapterPlace, GuideHrefs, ReadMarks } from './guideProgress.ts'

interface ChapterEndProps {
  place: ChapterPlace
  hrefs: GuideHrefs
  marks: ReadMarks | undefined
}

/** The end of a chapter: it can be marked as read, and others are before and after it. */
export function ChapterEnd({ place: { chapter, number, previous, next }, hrefs, marks }: ChapterEndProps) {
  const t = useT('content')
  return (
    <div>
      {marks !== undefined && (
        <EndRoot>
          <div>
            <strong>{t('guide.end', { number })}</strong>
            <span>{next === null ? t('guide.last') : t('guide.nextIs', { title: next.title })}</span>
          </div>
          <Mark code={chapter.code} marks={marks} />
        </EndRoot>
      )}
      {(previous !== null || next !== null) && (
        <AroundCards aria-label={t('guide.around')}>
          {previous !== null && <Around side="previous" chapter={previous} href={hrefs.chapter} />}
          {next !== null && <Around side="next" chapter={next} href={hrefs.chapter} />}
        </AroundCards>
      )}
    </div>
  )
}

function Mark({ code, marks: { readChapters, onRead } }: { code: string; marks: ReadMarks }) {
  const t = useT('content')
  if (readChapters.includes(code))
    return (
      <EndMark>
        <Icon of={Check} />
        {t('guide.isRead')}
      </EndMark>
    )
  return (
    <Button icon={Check} onClick={() => onRead(code)}>
      {t('guide.markRead')}
    </Button>
  )
}

interface AroundProps {
  side: 'previous' | 'next'
  chapter: ChapterShape
  href: GuideHrefs['chapter']
}

function Around({ side, chapter: { code, title, minutes }, href }: AroundProps) {
  const t = useT('content')
  return (
    <AroundCard as={useLinkComponent()} href={href(code)} data-side={side}>
      <span>
        {side === 'previous' && <Icon of={ArrowLeft} />}
        {t(`guide.${side}`)} · {t('article.minutes', { count: minutes })}
        {side === 'next' && <Icon of={ArrowRight} />}
      </span>
      <strong>{title}</strong>
    </AroundCard>
  )
}
