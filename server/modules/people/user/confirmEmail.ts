import type { Tx } from '../../../database/database.ts'
import { violatedConstraint } from '../../../database/errors.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { sendLetter } from '../../telling/outgoing/mail.ts'
import { emailKey, findUser, ownerOfEmail } from './users.ts'
import { holdMoney } from './holdMoney.ts'
import { lastLinkAt, makeLink, openLink, spendLinks } from '../../telling/outgoing/mailedLinks.ts'
import type { UserParts } from './consequences.ts'

/** Somebody says that an address is theirs. */
interface Claim {
  readonly userId: UserId
  readonly email: string
  readonly purpose: 'confirm_email' | 'change_email'
}

/**
 * Sends the link by which a claimed address is confirmed. Whoever has confirmed it already is told instead, and nobody
 * else learns that they have.
 */
export async function claimEmail(tx: Tx, random: Random, claim: Claim, at: Date): Promise<void> {
  const { userId, email, purpose } = claim
  const linkId = await makeLink(tx, random, claim, at)
  const owner = await ownerOfEmail(tx, email, userId)
  await sendLetter(
    tx,
    owner === null
      ? { kind: purpose, userId, to: email, linkId, params: {} }
      : { kind: 'email_in_use', userId: owner, params: {} },
    at,
  )
}

/** Sends the link again, once a minute. Answers when it may be asked for the next time. */
export async function resendConfirmation(tx: Tx, random: Random, userId: UserId, at: Date): Promise<Date> {
  const user = await findUser(tx, userId)
  if (user?.email == null || user.email_confirmed_at !== null)
    throw new RequestRefused(refuse('email_confirmed_already'))
  const againMs = product.session.codeAgainSeconds * 1000
  const last = await lastLinkAt(tx, userId, 'confirm_email')
  const waitMs = last === null ? 0 : last.getTime() + againMs - at.getTime()
  if (waitMs > 0)
    throw new RequestRefused(refuseWith('too_many_requests', { seconds: Math.ceil(waitMs / 1000) }))
  await claimEmail(tx, random, { userId, email: user.email, purpose: 'confirm_email' }, at)
  return new Date(at.getTime() + againMs)
}

/**
 * Opens the link of a letter: the address is the account's. A changed one holds money, and the old address is told.
 * Refuses as `openLink` does, and `email_taken` when somebody else has confirmed it since.
 */
export async function confirmEmail(
  parts: UserParts,
  tx: Tx,
  token: string,
  at: Date,
): Promise<{ readonly userId: UserId; readonly email: string }> {
  const { purpose, userId, email } = orRefuse(
    await openLink(tx, token, ['confirm_email', 'change_email'], at),
  )
  const user = await findUser(tx, userId)
  if (!user || user.deleted_at !== null) throw new RequestRefused(refuse('link_unknown', 'token'))
  const isSame = user.email_key === emailKey(email)
  if (purpose === 'confirm_email' && !isSame) throw new RequestRefused(refuse('link_unknown', 'token'))
  try {
    await tx
      .updateTable('app_user')
      .set({ email, email_key: emailKey(email), email_confirmed_at: at })
      .where('id', '=', userId)
      .execute()
  } catch (error) {
    if (violatedConstraint(error) === 'app_user_email_confirmed')
      throw new RequestRefused(refuse('email_taken', 'token'))
    throw error
  }
  if (purpose === 'change_email' && !isSame) {
    // Whoever reads the old mailbox must not come in by a letter that lies there.
    await spendLinks(tx, userId, 'recovery', at)
    const until = (await holdMoney(parts, tx, userId, 'email', at)).toISOString()
    if (user.email !== null && user.email_confirmed_at !== null)
      await sendLetter(tx, { kind: 'email_changed', userId, to: user.email, params: { email, until } }, at)
  }
  return { userId, email }
}
