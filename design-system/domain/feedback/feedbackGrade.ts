/** Grades of feedback; a negative one blocks the partner too. */
export const feedbackGrades = ['positive', 'neutral', 'negative'] as const
export type FeedbackGrade = (typeof feedbackGrades)[number]
