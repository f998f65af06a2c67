import type { FirstAsked } from '../../network/apollo/firstAnswers.ts'
import type { RouteMatch } from '../../routes/matchRoute.ts'

/** What a page was answered. */
export interface PageAnswer extends FirstAsked {
  readonly data: Readonly<Record<string, unknown>>
}

/** What a page has turned out to be, and what search engines are told of it. */
export interface PageOutcome {
  readonly status: 200 | 404
  /** Search engines are asked to leave it out. */
  readonly isHidden: boolean
  /** What there is, in the words of schema.org. */
  readonly data: readonly object[]
}

/** What it is told from: what was answered, and where it stands. */
export interface OutcomeParts {
  readonly match: RouteMatch
  readonly answers: readonly PageAnswer[]
  /** An address of this place, in the page's language. */
  readonly address: (path: string) => string
}

/** What was answered to an operation, with the shape that its document says; undefined where it was not asked. */
export const answerTo = (answers: readonly PageAnswer[], operation: string): unknown =>
  answers.find(answer => answer.operation === operation)?.data
