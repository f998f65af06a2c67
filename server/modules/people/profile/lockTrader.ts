import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'

/**
 * Holds somebody's row until the transaction ends, as the opening of a trade does: whatever counts what is theirs goes one at a time,
 * so that limits hold and figures add up.
 */
export const lockTrader = (tx: Tx, userId: UserId) =>
  tx.selectFrom('trader').select('user_id').where('user_id', '=', userId).forUpdate().execute()
