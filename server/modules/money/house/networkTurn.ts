import type { NetworkCode } from '../../../domain/reference/network.ts'
import { isHeldBack } from '../../../keeping/restoredNetworks.ts'
import { takeLease, type Lease, type LeaseParts } from '../../../runtime/lease.ts'
import { product } from '../../../runtime/product.ts'

const turnMs = product.withdrawal.turnSeconds * 1000

/** Takes the turn at a network's own address, whatever stands in the way of sending from it; null while somebody else has it. */
export const takeTurn = (parts: LeaseParts, network: NetworkCode, holder: string): Promise<Lease | null> =>
  takeLease(parts, { name: `sending:${network}`, holder, ms: turnMs })

/**
 * Works at a network's own address while nobody else does, in any process: whoever gives numbers to its transactions. Of a process
 * that died, or stands still, the turn is free half a minute later: what it had begun stops at its next step.
 * @param holder names this turn among all
 * @param work guards each of its writes by the lease, and asks others outside by it
 * @returns false, and nothing was done, when it is somebody else's turn, or the network has to be compared after a restore
 */
export async function withNetworkTurn(
  parts: LeaseParts,
  network: NetworkCode,
  holder: string,
  work: (turn: Lease) => Promise<void>,
): Promise<boolean> {
  const turn = await takeTurn(parts, network, holder)
  if (!turn) return false
  try {
    if (await isHeldBack(parts.database.db, network)) return false
    await work(turn)
    return true
  } finally {
    await turn.release()
  }
}
