import type { Tx } from '../../../database/database.ts'
import type { SessionId, UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { later } from '../../../domain/time/calendar.ts'
import type { Context } from '../../../kernel/context.ts'
import { networkOf } from '../../../../http/network.ts'
import { sendLetter } from '../../telling/outgoing/mail.ts'
import { deviceName } from './device.ts'
import { presentMe, type MeFacts } from './presentMe.ts'
import { product } from '../../../runtime/product.ts'
import { endSession, startSession } from './sessions.ts'
import { runConsequences } from '../user/consequences.ts'
import type { JoinParts } from '../user/users.ts'

/** What coming in stands on. */
export interface EnterParts extends JoinParts {
  readonly facts: MeFacts
  /** Tells every socket of a session that it is over, in the transaction that ends it. */
  readonly announceClosed: (tx: Tx, closed: { userId: UserId; sessionId: SessionId }) => Promise<void>
}

/** Takes a guest's open trades along, ends the old session, starts one for the user, and hands the token to the client in the way of its device. */
export async function enter(
  parts: EnterParts,
  tx: Tx,
  context: Context,
  { userId, kind }: { readonly userId: UserId; readonly kind: 'guest' | 'user' },
) {
  const { viewer, at } = context
  if (viewer.kind === 'guest' && kind === 'user' && viewer.userId !== userId)
    await runConsequences(parts.consequences.guestLogsIn, tx, { guestId: viewer.userId, userId }, at)
  if (viewer.kind !== 'visitor') {
    await endSession(tx, viewer.sessionId, 'replaced', at)
    await parts.announceClosed(tx, viewer)
  }
  const deviceMark = markOf(parts.random, context)
  const { token, expiresAt } = await startSession(tx, parts.random, { ...context, deviceMark, userId, kind })
  await runConsequences(parts.consequences.entered, tx, userId, at)
  const me = await presentMe(tx, parts.facts, userId, context)
  if (context.deviceType !== 'web') return { ...me, api_token: token }
  context.setSessionCookie(token, expiresAt)
  if (deviceMark !== null) context.setDeviceMark(deviceMark, markEnd(at))
  return me
}

/** Of the browser that somebody comes in by: it keeps the mark that it has. What is no browser keeps none. */
function markOf(random: Random, { deviceMark, deviceType }: Context): string | null {
  if (deviceType !== 'web') return null
  return deviceMark ?? Buffer.from(random(16)).toString('base64url')
}

/** A mark lives for as long as it tells of a tie, from the last time that somebody came in. */
const markEnd = (at: Date): Date => later(at, { days: product.affiliate.tieDays })

/** Tells the owner of a log-in from a device or a network that the account has not been used from. */
export async function tellNewDevice(tx: Tx, context: Context, userId: UserId): Promise<void> {
  const { userAgent, address, at } = context
  const known = await tx
    .selectFrom('session')
    .select(['user_agent', 'address'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  const network = networkOf(address)
  const isKnown = known.some(row => row.user_agent === userAgent && networkOf(row.address) === network)
  if (known.length === 0 || isKnown) return
  const params = { device: deviceName(userAgent), address, time: at.toISOString() }
  await sendLetter(tx, { kind: 'new_log_in', userId, params }, at)
}
