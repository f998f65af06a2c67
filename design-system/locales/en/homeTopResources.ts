import { homeTop } from './homeTop.ts'

/** Words that come with the first page. */
export const homeTopResources = { homeTop } as const
