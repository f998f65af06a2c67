import type { ChapterShape } from '../contentShape.ts'
import { Bars } from './ChapterList.styles.ts'

interface ChapterBarsProps {
  chapters: readonly ChapterShape[]
  /** The one that is on the page. */
  current: string
  readChapters: readonly string[]
}

/** How much of the guide is read, one bar a chapter; the words beside it say the same. */
export function ChapterBars({ chapters, current, readChapters }: ChapterBarsProps) {
  const stateOf = (code: string) => {
    if (readChapters.includes(code)) return 'read'
    return code === current ? 'now' : 'open'
  }
  return (
    <Bars aria-hidden>
      {chapters.map(({ code }) => (
        <span key={code} data-state={stateOf(code)} />
      ))}
    </Bars>
  )
}
