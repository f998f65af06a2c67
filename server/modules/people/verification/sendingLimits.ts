import type { Database } from '../../../database/database.ts'
import { refuseWith } from '../../../domain/refusal/refusal.ts'
import { networkOf } from '../../../../http/network.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { beginTry, tryRules } from '../proof/logInGuard.ts'

/** Whom codes are counted against. */
interface Sending {
  /** Who asks: an account, or somebody of the messenger. */
  readonly asker: string
  readonly phone: string
  readonly address: string
}

/**
 * Work that has a code sent: counted against who asks, the number and the network before it is done, and taken back when it
 * refuses. Each code costs money, and each call rings somewhere.
 */
export async function sendingCounted<T>(
  database: Database,
  { asker, phone, address }: Sending,
  at: Date,
  work: () => Promise<T>,
): Promise<T> {
  const ids: bigint[] = []
  const takeBack = async () => {
    if (ids.length > 0) await database.db.deleteFrom('log_in_failure').where('id', 'in', ids).execute()
  }
  try {
    for (const [keys, rule] of [
      [[`phone network:${networkOf(address)}`], tryRules.phoneCodeOfNetwork],
      [[`phone asker:${asker}`, `phone number:${phone}`], tryRules.phoneCode],
    ] as const) {
      const counted = await beginTry(database, keys, at, rule)
      if (counted.kind === 'wait')
        throw new RequestRefused(refuseWith('too_many_requests', { seconds: counted.seconds }))
      if (counted.kind === 'counted') ids.push(...counted.ids)
    }
    return await work()
  } catch (error) {
    await takeBack()
    throw error
  }
}
