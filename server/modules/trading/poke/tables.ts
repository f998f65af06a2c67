import type { AdvertId, UserId } from '../../../domain/identifier/identifier.ts'

/** When somebody last told an advert's owner that they wait. */
export interface PokeTable {
  advert_id: AdvertId
  user_id: UserId
  at: Date
}

/** The pokes' part of the database. */
export interface PokeTables {
  poke: PokeTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends PokeTables {}
}
