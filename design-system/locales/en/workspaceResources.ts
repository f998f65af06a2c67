import { ownAdvert } from './ownAdvert.ts'
import { story } from './story.ts'

/** The namespaces of English that only the dashboard says: they come with it. */
export const workspaceResources = { ownAdvert, story } as const
