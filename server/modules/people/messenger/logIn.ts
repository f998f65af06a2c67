import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { Context } from '../../../kernel/context.ts'
import type { Reply } from '../../../kernel/operation.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { beginStep } from '../proof/steps.ts'
import { enter, tellNewDevice, type EnterParts } from '../session/enterSession.ts'
import { presentMe } from '../session/presentMe.ts'
import { findUser } from '../user/users.ts'
import type { PhoneParts } from '../verification/verifyPhone.ts'
import { linkMessenger, lockMessenger } from '../user/linkMessenger.ts'
import { beginPhoneStep, openOtp, spendLink, type MessengerLink } from '../../telling/messenger/links.ts'
import type { messengerOperations } from './schema.ts'

/** What coming in by the messenger stands on. */
export interface MessengerParts extends EnterParts, PhoneParts {
  /** Whether a code is that of somebody who brings people. */
  readonly isInviteCode: (tx: Tx, typed: string) => Promise<boolean>
}

export type LoggedIn = Reply<(typeof messengerOperations)['telegramLogIn']>

const nothing = { me: null, code_step: null, phone_step: null, is_linked: false } as const

/**
 * Opens the link that the bot answered with. An account that asked for it is linked; else who has a linked account is logged
 * in, and who has none is asked for their number.
 */
export const openMessengerLink = (
  parts: MessengerParts,
  token: string,
  context: Context,
): Promise<LoggedIn> =>
  parts.database.transaction(async tx => {
    const { at } = context
    const link = orRefuse(await openOtp(tx, token, at))
    if (link.purpose === 'link') return linkOwn(parts, tx, link, context)
    const userId = await lockMessenger(tx, link.telegramId)
    if (userId === null)
      return {
        ...nothing,
        next: 'phone' as const,
        phone_step: await beginPhoneStep(tx, parts.random, link, at),
      }
    await spendLink(tx, link, at)
    await tx
      .updateTable('app_user')
      .set({ telegram_user_name: link.telegramUserName })
      .where('id', '=', userId)
      .execute()
    const user = await demandWelcome(tx, userId)
    const needsCode = user.totp_secret !== null && user.two_factor_actions.includes('log_in')
    return needsCode ? askForCode(parts, tx, userId, at) : welcome(parts, tx, context, userId)
  })

/** Links the messenger, for the account that asked alone: anybody else would be linked to an account that is not theirs. */
async function linkOwn(
  parts: MessengerParts,
  tx: Tx,
  link: MessengerLink,
  context: Context,
): Promise<LoggedIn> {
  const { viewer, at } = context
  if (viewer.kind !== 'user' || viewer.userId !== link.userId)
    throw new RequestRefused(refuse('messenger_not_asked', 'token'))
  await spendLink(tx, link, at)
  const refusal = await linkMessenger(tx, viewer.userId, link, at)
  if (refusal) throw new RequestRefused(refusal)
  const me = await presentMe(tx, parts.facts, viewer.userId, context)
  return { ...nothing, next: 'done', me, is_linked: true }
}

/** The account of somebody who may come in. */
export async function demandWelcome(tx: Tx, userId: UserId) {
  const user = await findUser(tx, userId)
  if (!user || user.banned_at !== null || user.deleted_at !== null)
    throw new RequestRefused(refuse('user_blocked'))
  return user
}

/** Asks for the second factor: a step of the log-in by password, and done with its call. */
export async function askForCode({ random }: MessengerParts, tx: Tx, userId: UserId, at: Date) {
  const { token, expiresAt } = await beginStep(tx, random, { purpose: 'log_in', userId }, at)
  return {
    ...nothing,
    next: 'code' as const,
    code_step: { token, expires_at: expiresAt.toISOString() },
  }
}

/** Logs somebody in; the owner is told of a new device. */
export async function welcome(
  parts: MessengerParts,
  tx: Tx,
  context: Context,
  userId: UserId,
  isLinked = false,
): Promise<LoggedIn> {
  await tellNewDevice(tx, context, userId)
  const me = await enter(parts, tx, context, { userId, kind: 'user' })
  return { ...nothing, next: 'done', me, is_linked: isLinked }
}
