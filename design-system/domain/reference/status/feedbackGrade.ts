import * as unions from '../../__generated__/unions.ts'

/** Grades of feedback; a negative one blocks the partner too. */
export const feedbackGrades = unions.feedbackGrades
export type FeedbackGrade = (typeof feedbackGrades)[number]
