import type { Connection } from '../database/database.ts'
import type { DeletionObstacle } from '../domain/account/deletion.ts'
import type { UserId } from '../domain/identifier/identifier.ts'
import type { Random } from '../domain/identifier/random.ts'
import type { Rates } from '../domain/rate/rates.ts'
import { balances } from '../ledger/statement.ts'
import { acceptAtSignUp } from '../modules/content/document/agreement.ts'
import { leaveTrace } from '../modules/desk/ownData/forgetRest.ts'
import { forgetWords } from '../modules/desk/report/forgetWords.ts'
import { bindReferral } from '../modules/growth/affiliate/bindReferral.ts'
import { lookAtBonusesOf } from '../modules/growth/affiliate/settleBonus.ts'
import { addCode } from '../modules/growth/affiliate/inviteCodes.ts'
import { judgeNewcomer } from '../modules/growth/affiliate/judgeTie.ts'
import { onItsWay } from '../modules/growth/affiliate/totals.ts'
import { stopWithdrawalsOf } from '../modules/money/withdrawal/record/stopWithdrawals.ts'
import { hasOpenInvoices } from '../modules/shop/invoice/openInvoices.ts'
import { closeStoresOf } from '../modules/shop/store/writeStore.ts'
import { reviewAdvertsOf, reviewAdvertsPaidTo } from '../modules/trading/advert/review/advertReviewJob.ts'
import { countOpenClaims } from '../modules/trading/claim/countOpenClaims.ts'
import { moveGuestTrades, takeOver } from '../modules/trading/guest/takeOverGuest.ts'
import { countOpenTrades } from '../modules/trading/record/traderRecord.ts'
import type { ObstacleIn } from '../modules/people/account/deleteAccount.ts'
import type { Consequences } from '../modules/people/user/consequences.ts'

/** What each group does when something happens to an account. */
export const consequencesOf = ({
  random,
  rates,
}: {
  readonly random: Random
  readonly rates: () => Rates
}): Consequences => ({
  guestBecomes: [takeOver],
  joined: [
    (tx, { userId, locale }, at) => acceptAtSignUp(tx, userId, { locale, at }),
    (tx, { userId, userName }, at) => addCode(tx, random, { userId, tag: userName }, at),
    async (tx, { userId, userName, inviteCode }, at) => {
      if (inviteCode !== null) await bindReferral(tx, random, { userId, userName, inviteCode }, at)
    },
  ],
  guestLogsIn: [(tx, { guestId, userId }, at) => moveGuestTrades(tx, guestId, userId, at)],
  entered: [judgeNewcomer],
  verified: [lookAtBonusesOf],
  moneyHeld: [stopWithdrawalsOf],
  assetsSwitched: [(tx, userId, at) => reviewAdvertsOf(tx, userId, rates(), at)],
  requisitesChanged: [(tx, id, at) => reviewAdvertsPaidTo(tx, id, rates(), at)],
  leaves: [closeStoresOf, forgetWords, leaveTrace],
})

/** Stands against it where the answer is yes. */
const where =
  (obstacle: DeletionObstacle, stands: (db: Connection, userId: UserId) => Promise<boolean>): ObstacleIn =>
  async (db, userId) =>
    (await stands(db, userId)) ? obstacle : null

/** What each group has to say against deleting an account. */
export const mayNotLeave: readonly ObstacleIn[] = [
  where('balance', async (db, userId) =>
    (await balances(db, userId)).some(({ available, held }) => available !== 0n || held !== 0n),
  ),
  // What is on its way is in the wallet within the hour.
  where('balance', async (db, userId) => (await onItsWay(db, userId)).length > 0),
  where('trades', async (db, userId) => (await countOpenTrades(db, userId)) > 0),
  where('claims', async (db, userId) => (await countOpenClaims(db, userId)) > 0),
  where('invoices', (db, userId) => hasOpenInvoices(db, { ownerId: userId })),
]
