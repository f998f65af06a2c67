// Made of server/openapi.json by `npm run generate`.
export const feedbackGrades = ['positive', 'neutral', 'negative'] as const
export type FeedbackGrade = (typeof feedbackGrades)[number]
