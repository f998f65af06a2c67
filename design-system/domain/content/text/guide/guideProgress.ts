import type { ChapterShape, PageShape } from '../contentShape.ts'

/** Where the pages of the guide are. */
export interface GuideHrefs {
  readonly guide: string
  readonly chapter: (code: string) => string
}

/** Which chapters somebody has read, as the app keeps it for them. */
export interface ReadMarks {
  readonly readChapters: readonly string[]
  readonly onRead: (code: string) => void
}

/** The page of a chapter is called after it: `guide-first-purchase`. */
const prefix = 'guide-'

export interface ChapterPlace {
  readonly chapter: ChapterShape
  /** From 1 on. */
  readonly number: number
  readonly previous: ChapterShape | null
  readonly next: ChapterShape | null
}

/** Which chapter a page is, and what stands before and after it; null for a page that is none of them. */
export function placeOf({ page, chapters }: Pick<PageShape, 'page' | 'chapters'>): ChapterPlace | null {
  const index = chapters.findIndex(({ code }) => prefix + code === page)
  const chapter = chapters[index]
  if (chapter === undefined) return null
  const [previous = null, next = null] = [chapters[index - 1], chapters[index + 1]]
  return { chapter, number: index + 1, previous, next }
}

export interface GuideProgress {
  readonly read: number
  readonly minutesLeft: number
  /** The first chapter that is not read yet. */
  readonly next: string | null
}

/** How far somebody is. What they read of chapters that are gone does not count. */
export function progressOf(
  chapters: readonly ChapterShape[],
  readChapters: readonly string[],
): GuideProgress {
  const left = chapters.filter(({ code }) => !readChapters.includes(code))
  return {
    read: chapters.length - left.length,
    minutesLeft: minutesOf(left),
    next: left[0]?.code ?? null,
  }
}

/** How long it takes to read them. */
export const minutesOf = (chapters: readonly ChapterShape[]): number =>
  chapters.reduce((sum, { minutes }) => sum + minutes, 0)
