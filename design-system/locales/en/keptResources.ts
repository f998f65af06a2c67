import { savedSearch } from './savedSearch.ts'

/** Words that come with searches that somebody keeps. */
export const keptResources = { savedSearch } as const
