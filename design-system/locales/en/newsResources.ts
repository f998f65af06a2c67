import { news } from './news.ts'

/** Words that come with what happens to somebody's trades while they are here. */
export const newsResources = { news } as const
