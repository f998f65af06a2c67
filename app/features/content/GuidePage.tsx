import { ChapterView } from '@souk/design-system/domain/content/text/guide/ChapterView.tsx'
import { GuideView } from '@souk/design-system/domain/content/text/guide/GuideView.tsx'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { chapterPage, pageNames } from '../../parts/reading/pageNames.ts'
import { markChapterRead, readChaptersIn } from '../../parts/reading/readChapters.ts'
import { guideHrefs } from '../../parts/reading/readingHrefs.ts'
import { safeStorage } from '../../device/storage/safeStorage.ts'
import { usePage } from '../../parts/content/usePage.ts'
import { useTextLive } from '../../parts/content/useTextLive.ts'
import { useTextWords } from '../../parts/content/useTextWords.ts'

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
