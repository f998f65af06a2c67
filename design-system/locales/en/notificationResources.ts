import { notification } from './notification.ts'

/** Words that come with what happened to somebody: behind the bell, and on a page of its own. */
export const notificationResources = { notification } as const
