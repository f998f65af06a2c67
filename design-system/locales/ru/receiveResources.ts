import type { receiveResources as english } from '../en/receiveResources.ts'
import { errorReceive } from './errorReceive.ts'
import { receive } from './receive.ts'

/** The namespaces of Russian that only the pages of receiving say; the type keeps them the same as the English ones. */
export const receiveResources: Record<keyof typeof english, object> = { errorReceive, receive }
