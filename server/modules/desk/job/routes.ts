import type { Handlers } from '../../../kernel/handlers.ts'
import { readJobs } from './readJobs.ts'
import type { deskJobOperations } from './schema.ts'

/** What the server does by itself. */
export const deskJobHandlers: Handlers<typeof deskJobOperations> = {
  deskJobs: ({ query }, { db, at }) => readJobs(db, query, at),
}
