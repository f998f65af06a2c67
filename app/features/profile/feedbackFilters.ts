import { gradeFilters } from '@souk/design-system/domain/trading/feedback/FeedbackFilters.tsx'
import type { GradeFilter } from '@souk/design-system/domain/trading/feedback/FeedbackFilters.tsx'
import { feedbackDirections } from '@souk/design-system/domain/trading/feedback/feedbackItem.ts'
import type { FeedbackDirection } from '@souk/design-system/domain/trading/feedback/feedbackItem.ts'
import { readPage } from './readPage.ts'
import { withQuery } from '../../routes/publicPaths.ts'

/** What of somebody's feedback is shown; it lives in the address, so that it can be kept, shared and gone back to. */
export interface FeedbackFilterSet {
  readonly direction: FeedbackDirection
  readonly grade: GradeFilter
  /** From 1. */
  readonly page: number
}

/** What is shown without a filter. */
export const defaultFilters: FeedbackFilterSet = { direction: 'received', grade: 'all', page: 1 }

/** Reads the filters of an address; what is none there counts as left out. */
export function readFilters(query: URLSearchParams): FeedbackFilterSet {
  return {
    direction: feedbackDirections.find(one => one === query.get('direction')) ?? defaultFilters.direction,
    grade: gradeFilters.find(one => one === query.get('grade')) ?? defaultFilters.grade,
    page: readPage(query),
  }
}

/** The address of a list with these filters; what is as without a filter is left out. */
export const filteredPath = (path: string, { direction, grade, page }: FeedbackFilterSet): string =>
  withQuery(path, {
    direction: direction === defaultFilters.direction ? null : direction,
    grade: grade === defaultFilters.grade ? null : grade,
    page: page === 1 ? null : String(page),
  })
