import { errorReceive } from './errorReceive.ts'
import { receive } from './receive.ts'

/** The namespaces of English that only the pages of receiving say: they come with them. */
export const receiveResources = { errorReceive, receive } as const
