import type { sendResources as english } from '../en/sendResources.ts'
import { errorSend } from './errorSend.ts'
import { send } from './send.ts'

/** The namespaces of Russian that only the pages of sending say; the type keeps them the same as the English ones. */
export const sendResources: Record<keyof typeof english, object> = { errorSend, send }
