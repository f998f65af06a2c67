import type { WalletHrefs, WalletLockShape } from '@souk/design-system/domain/money/wallet/walletShape.ts'
import { searchPathOf } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'

/** Where the wallet leads with a coin. */
export const walletHrefs: WalletHrefs = {
  receive: paths.receive,
  send: paths.send,
  swap: paths.swap,
  buy: coin => searchPathOf('buy', coin),
  card: paths.card(),
}

/** The page of what locks coins: a trade's, or where a withdrawal is approved and cancelled. */
export function lockHref({ asset, tradeId, withdrawalId }: WalletLockShape): string | null {
  if (tradeId !== null) return paths.trade(tradeId)
  return withdrawalId === null ? null : paths.withdrawal(asset, withdrawalId)
}
