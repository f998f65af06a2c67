import { Type } from 'typebox'
import { networkCodes } from '../../../domain/reference/network.ts'
import { every, type JobHandler } from '../../../runtime/jobHandler.ts'
import { jobKind } from '../../../runtime/jobs.ts'
import { product } from '../../../runtime/product.ts'
import type { DepositWatcher } from './watcher.ts'

/** Looks at each chain again and again; one that cannot be reached holds up no other. */
export const depositWatching = (watcher: DepositWatcher): readonly JobHandler[] =>
  networkCodes.map(network =>
    every(jobKind(`deposits_${network}`, Type.Object({})), product.deposit.watchEverySeconds * 1000, () =>
      watcher.look(network),
    ),
  )
