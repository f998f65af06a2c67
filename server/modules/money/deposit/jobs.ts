import { networkCodes } from '../../../domain/reference/network.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'
import type { DepositWatcher } from './depositWatcher.ts'

/** Looks at each chain again and again; one that cannot be reached holds up no other. */
export const depositWatching = (watcher: DepositWatcher): readonly JobHandler[] =>
  networkCodes.map(network =>
    every(`deposits_${network}`, product.deposit.watchEverySeconds * 1000, () => watcher.look(network)),
  )
