import type { newsResources as english } from '../en/newsResources.ts'
import { news } from './news.ts'

/** Words that come with what happens to somebody's trades; the type keeps them the same as the English ones. */
export const newsResources: Record<keyof typeof english, object> = { news }
