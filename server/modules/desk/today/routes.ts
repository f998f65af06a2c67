import type { Handlers } from '../../../kernel/handlers.ts'
import { readBooks } from './books.ts'
import { readFigures } from './figures.ts'
import { readQueues } from './queues.ts'
import type { deskTodayOperations } from './schema.ts'
import { readSwitches } from './switches.ts'

/** The place at a glance. */
export const deskTodayHandlers: Handlers<typeof deskTodayOperations> = {
  deskQueues: async (_, { db, at }) => ({ items: await readQueues(db, at) }),
  deskBooks: async (_, { db }) => ({ items: await readBooks(db) }),
  deskFigures: (_, { db, at }) => readFigures(db, at),
  deskSwitches: (_, { db }) => readSwitches(db),
}
