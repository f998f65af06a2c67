// Made of server/openapi.json by `npm run generate`.
export const feedbackDirections = ['received', 'left'] as const
export type FeedbackDirection = (typeof feedbackDirections)[number]
