import type { AccountName } from './account.ts'

/** The account in which the coins of a guest's trade wait until they are sent. */
export const payoutAccount = (
  { tradeId, userId }: { readonly tradeId: string; readonly userId: string },
  coin: string,
): AccountName => ({
  owner: tradeId,
  kind: 'payout',
  asset: coin,
  holder: userId,
})
