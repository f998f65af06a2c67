/** What a topic is called in the address: it must be no question's name. */
export const topicId = (code: string): string => `topic-${code}`
