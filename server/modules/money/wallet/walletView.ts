import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { walletFiatOf, type WalletFiat } from '../../../domain/wallet/walletFiat.ts'

/** How somebody looks at their wallet. */
export interface WalletView {
  readonly fiat: WalletFiat
  readonly timeZone: string
}

/** Reads how somebody looks at their wallet: its fiat as they have chosen, and the clocks that they live by. */
export async function walletViewOf(db: Connection, userId: UserId): Promise<WalletView> {
  const user = await db
    .selectFrom('app_user')
    .select(['currency_code', 'time_zone', 'interface_settings'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    fiat: walletFiatOf(user.interface_settings.wallet_currency_code ?? null, user.currency_code),
    timeZone: user.time_zone,
  }
}
