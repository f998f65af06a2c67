import { ChapterView } from '@souk/design-system/domain/content/guide/ChapterView.tsx'
import { GuideView } from '@souk/design-system/domain/content/guide/GuideView.tsx'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { chapterPage, pageNames } from '../../reading/pageNames.ts'
import { markChapterRead, readChaptersIn } from '../../reading/readChapters.ts'
import { guideHrefs } from '../../reading/readingHrefs.ts'
import { safeStorage } from '../../services/safeStorage.ts'
import { usePage } from '../../content/usePage.ts'
import { useTextLive } from '../../content/useTextLive.ts'
import { useTextWords } from '../../content/useTextWords.ts'

const storage = safeStorage(() => localStorage)

/** The guide, or the chapter of it that the address names. */
export function GuidePage() {
  const { chapter } = useParams()
  const [readChapters, setRead] = useState(() => readChaptersIn(storage))
  const content = usePage(chapter === undefined ? pageNames.guide : chapterPage(chapter))
  useTextWords(content)
  const live = useTextLive(content)
  const shown = { content, live, hrefs: guideHrefs }
  if (chapter === undefined) return <GuideView {...shown} readChapters={readChapters} />
  return (
    <ChapterView
      {...shown}
      marks={{ readChapters, onRead: code => setRead(markChapterRead(storage, code)) }}
    />
  )
}
