import type { Handlers } from '../../../kernel/handlers.ts'
import { listMessages } from './listMessages.ts'
import type { deskMessageOperations } from './schema.ts'

/** What could not be said. */
export const deskMessageHandlers: Handlers<typeof deskMessageOperations> = {
  deskMessages: ({ query }, { db }) => listMessages(db, { limit: 30, ...query }),
}
