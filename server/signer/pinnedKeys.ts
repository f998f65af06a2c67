import type { Database } from '../database/database.ts'
import type { WatchKeys } from '../domain/chain/watchKeys.ts'
import { networkCodes, type NetworkCode } from '../domain/reference/network.ts'
import type { Signer } from './signer.ts'

/** The public keys of all networks, as this database knows them. */
export type WatchedKeys = Readonly<Record<NetworkCode, WatchKeys>>

/** A signer with another seed than the first that this database met: its addresses would not be ours. */
export class OtherSigner extends Error {
  override readonly name = 'OtherSigner'
}

/**
 * The keys that deposit addresses are made of. The first signer that a database meets is believed and its keys are kept;
 * another one later is refused with {@link OtherSigner}, so that nobody is shown an address whose coins are lost. Where the
 * signer is away, what is kept is answered.
 */
export async function pinnedKeys(
  database: Pick<Database, 'db'>,
  signer: Signer,
  now: Date,
): Promise<WatchedKeys> {
  const before = await keptKeys(database)
  const offered = await signer.watchKeys().catch((error: unknown) => {
    if (isComplete(before)) return null
    throw error
  })
  if (offered === null) return before as WatchedKeys
  await database.db
    .insertInto('watch_key')
    .values(
      networkCodes.map(network => ({
        network,
        keys: JSON.stringify(offered[network]),
        created_at: now,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const kept = await keptKeys(database)
  for (const network of networkCodes)
    if (canonical(kept[network]) !== canonical(offered[network]))
      throw new OtherSigner(
        `The signer has another seed than this Souk began with (${network}): give it the one whose addresses people were told.`,
      )
  return kept as WatchedKeys
}

/** The signer, believed only where it signs for the house address that this database knows. */
export function guardedSigner(signer: Signer, keys: WatchedKeys): Signer {
  return {
    ...signer,
    async sign(order) {
      const answer = await signer.sign(order)
      if (answer.ok && !order.source && answer.signed.from !== keys[order.network].address)
        throw new OtherSigner(`The signer signed for another address of ${order.network} than ours`)
      return answer
    },
  }
}

type Kept = Partial<Record<NetworkCode, WatchKeys>>

async function keptKeys(database: Pick<Database, 'db'>): Promise<Kept> {
  const rows = await database.db.selectFrom('watch_key').select(['network', 'keys']).execute()
  return Object.fromEntries(rows.map(({ network, keys }) => [network, keys]))
}

const isComplete = (kept: Kept): boolean => networkCodes.every(network => kept[network] !== undefined)

/** A database writes the fields in its own order. */
const canonical = (keys: WatchKeys | undefined): string =>
  keys === undefined
    ? ''
    : JSON.stringify([
        keys.extended,
        keys.address,
        keys.view?.secretView ?? null,
        keys.view?.publicSpend ?? null,
        keys.publicKey,
      ])
