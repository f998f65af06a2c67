import type { Handlers } from '../../../kernel/handlers.ts'
import { chainsReader, type ChainParts } from './readChains.ts'
import type { deskChainOperations } from './schema.ts'

/** The networks and the signer. */
export function deskChainHandlers(parts: ChainParts): Handlers<typeof deskChainOperations> {
  const read = chainsReader(parts)
  return { deskChains: (_, { db }) => read(db) }
}
