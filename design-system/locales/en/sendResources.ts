import { errorSend } from './errorSend.ts'
import { send } from './send.ts'

/** The namespaces of English that only the pages of sending say: they come with them. */
export const sendResources = { errorSend, send } as const
