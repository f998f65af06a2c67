import type { PageShape } from '@souk/design-system/domain/content/text/contentShape.ts'
import { ChapterView } from '@souk/design-system/domain/content/text/guide/ChapterView.tsx'
import { GuideView } from '@souk/design-system/domain/content/text/guide/GuideView.tsx'
import { useState } from 'react'
import { guideHrefs } from '../parts/reading/readingHrefs.ts'
import { there, type PartProps } from './readerPart.ts'

/** The guide, or a chapter of it. */
export function GuidePart({ page, services }: PartProps) {
  const { view, live } = page
  if (view.kind === 'chapter') return <Chapter page={page} services={services} chapter={view.page} />
  if (view.kind !== 'guide') return null
  const { readChapters } = services ?? {}
  return <GuideView content={there(view.page)} hrefs={guideHrefs} readChapters={readChapters} live={live} />
}

function Chapter({ page, services, chapter }: PartProps & { chapter: PageShape }) {
  const [marked, setMarked] = useState<readonly string[] | null>(null)
  const marks = services && {
    readChapters: marked ?? services.readChapters,
    onRead: (code: string) => setMarked(services.markRead(code)),
  }
  return <ChapterView content={there(chapter)} hrefs={guideHrefs} marks={marks} live={page.live} />
}
