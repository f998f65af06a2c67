import { chat } from './chat.ts'

/** The namespaces of English that only a conversation says: they come with it. */
export const talkResources = { chat } as const
