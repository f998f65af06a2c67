import type { notificationResources as english } from '../en/notificationResources.ts'
import { notification } from './notification.ts'

/** Words that come with what happened to somebody; the type keeps them the same as the English ones. */
export const notificationResources: Record<keyof typeof english, object> = { notification }
