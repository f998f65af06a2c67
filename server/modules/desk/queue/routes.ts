import type { Handlers } from '../../../kernel/handlers.ts'
import { openInvitations, pendingChecks, stuckWithdrawals, unattributedDeposits } from './readQueue.ts'
import { readStores } from './readStores.ts'
import type { deskQueueOperations } from './schema.ts'

const usual = 30

/** What waits for the house, list by list. */
export const deskQueueHandlers: Handlers<typeof deskQueueOperations> = {
  deskStores: ({ query }, { db, viewer }) => readStores(db, { limit: usual, ...query }, viewer.userId),
  deskDeposits: ({ query }, { db }) => unattributedDeposits(db, { limit: usual, ...query }),
  deskWithdrawals: ({ query }, { db, at }) => stuckWithdrawals(db, { limit: usual, ...query }, at),
  deskIdentityChecks: ({ query }, { db }) => pendingChecks(db, { limit: usual, ...query }),
  deskInvitations: ({ query }, { db, viewer }) =>
    openInvitations(db, { limit: usual, ...query }, viewer.userId),
}
