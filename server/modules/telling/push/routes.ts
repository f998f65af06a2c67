import { sql } from 'kysely'
import { isLoopbackAddress } from '../../../adapters/push/loopbackPush.ts'
import { subscriptionOf } from '../../../adapters/push/subscription.ts'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import type { Input } from '../../../kernel/operation.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import type { Json } from '../../../runtime/tables.ts'
import type { pushOperations } from './schema.ts'
import { hashOfSecret } from '../../../runtime/random.ts'

type Body = Input<(typeof pushOperations)['addPushPlayer']>['body']

/**
 * Devices that want to be told: browsers by their subscription, the shell by the token of its push service.
 * @param devTools takes push services of this machine too
 */
export const pushHandlers = ({
  devTools,
}: {
  readonly devTools: boolean
}): Handlers<typeof pushOperations> => ({
  async addPushPlayer({ body }, { viewer, db, at }) {
    const { key, address } = addressOf(body, devTools)
    const token = hashOfSecret(key)
    const player = {
      user_id: viewer.userId,
      session_id: viewer.sessionId,
      kind: body.kind,
      address: JSON.stringify(address),
      created_at: at,
    }
    await db
      .insertInto('push_player')
      .values({ token_hash: token, ...player })
      // The device is somebody else's now, or in another session.
      .onConflict(conflict => conflict.column('token_hash').doUpdateSet(player))
      .execute()
    await keepLatest(db, viewer.userId)
    return { token }
  },

  async removePushPlayer({ params: { token } }, { viewer, db }) {
    await db
      .deleteFrom('push_player')
      .where('user_id', '=', viewer.userId)
      .where('token_hash', 'in', [token, hashOfSecret(token)])
      .execute()
    return { is_done: true }
  },
})

/** Where a device is reached, and what makes it the same device again. Refuses what cannot be one, at its field. */
function addressOf(
  { kind, token, subscription }: Body,
  devTools: boolean,
): { readonly key: string; readonly address: Json } {
  if (kind !== 'web') {
    if (token === undefined) throw new RequestRefused(refuse('required', 'token'))
    if (subscription !== undefined) throw new RequestRefused(refuse('invalid_choice', 'subscription'))
    return { key: token, address: { token } }
  }
  if (subscription === undefined) throw new RequestRefused(refuse('required', 'subscription'))
  if (token !== undefined) throw new RequestRefused(refuse('invalid_choice', 'token'))
  const { endpoint, keys } = subscriptionOf(subscription, devTools && isLoopbackAddress(subscription)) ?? {}
  if (endpoint === undefined || keys === undefined)
    throw new RequestRefused(refuse('invalid_format', 'subscription'))
  return { key: endpoint, address: { endpoint, keys: { ...keys } } }
}

async function keepLatest(tx: Tx, userId: UserId): Promise<void> {
  await sql`delete from push_player where user_id = ${userId} and token_hash not in (
    select token_hash from push_player where user_id = ${userId}
    order by created_at desc, token_hash limit ${product.session.pushPlayers})`.execute(tx)
}
