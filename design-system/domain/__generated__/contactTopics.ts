// Made of server/openapi.json by `npm run generate`.
export const contactTopics = ['trader', 'bug', 'business'] as const
export type ContactTopic = (typeof contactTopics)[number]
