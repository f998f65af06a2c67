import type { Tx } from '../../../database/database.ts'
import { parsePhone, type PhoneMethod } from '../../../domain/account/phone.ts'
import { accepted, refuse, refused, type Result } from '../../../domain/refusal/refusal.ts'
import type { Context } from '../../../kernel/context.ts'
import { orRefuse } from '../../../kernel/refusal.ts'
import { findUser } from '../user/users.ts'
import { demandPhone, lockPhone } from '../verification/verifyPhone.ts'
import { askCode, takePhoneCode } from '../verification/phoneCodes.ts'
import { sendingCounted } from '../verification/sendingLimits.ts'
import { linkAfterStep, linkByPhone, lockMessenger } from '../user/linkMessenger.ts'
import { linkOfPhoneStep, spendLink, type MessengerLink } from '../../telling/messenger/links.ts'
import { askForCode, welcome, type LoggedIn, type MessengerParts } from './logIn.ts'
import { createMessengerAccount } from './newAccount.ts'

/** Sends a code to the number of somebody who came by the messenger. */
export async function startMessengerPhone(
  parts: MessengerParts,
  token: string,
  body: { readonly phone: string; readonly method: PhoneMethod },
  { at, address }: Context,
) {
  const { database, random } = parts
  const { id, telegramId, locale } = await linkOfPhoneStep(database.db, token, at)
  demandPhone(parts)
  const phone = orRefuse(parsePhone(body.phone))
  const asked = { holder: { linkId: id }, phone, method: body.method, locale }
  return sendingCounted(database, { asker: `messenger:${telegramId}`, phone, address }, at, () =>
    database.transaction(tx => askCode(tx, random, asked, at)),
  )
}

/**
 * Takes the code to that number. Its account is linked and logged in to, with the second factor wherever that is on, as by a
 * recovery; where no account has the number, one is made.
 */
export async function verifyMessengerPhone(
  parts: MessengerParts,
  token: string,
  code: string,
  context: Context,
): Promise<LoggedIn> {
  const { database } = parts
  const { at } = context
  const { id } = await linkOfPhoneStep(database.db, token, at)
  return takePhoneCode(parts, { holder: { linkId: id }, code }, at, async (tx, phone) => {
    const link = await linkOfPhoneStep(tx, token, at)
    // In the order of every other: the messenger first, then the number.
    if ((await lockMessenger(tx, link.telegramId)) !== null) return refused(refuse('messenger_taken'))
    const owner = await lockPhone(tx, phone)
    return owner === null
      ? accepted(await comeAsNew(parts, tx, link, phone, context))
      : comeAsOwner(parts, tx, link, owner, context)
  })
}

async function comeAsNew(
  parts: MessengerParts,
  tx: Tx,
  link: MessengerLink,
  phone: string,
  context: Context,
): Promise<LoggedIn> {
  const { viewer, at } = context
  await spendLink(tx, link, at)
  const guestId = viewer.kind === 'guest' ? viewer.userId : null
  const userId = await createMessengerAccount(parts, tx, { link, phone, guestId }, at)
  return welcome(parts, tx, context, userId, true)
}

async function comeAsOwner(
  parts: MessengerParts,
  tx: Tx,
  link: MessengerLink,
  userId: NonNullable<Awaited<ReturnType<typeof lockPhone>>>,
  context: Context,
): Promise<Result<LoggedIn>> {
  const { at } = context
  const user = await findUser(tx, userId)
  if (!user || user.banned_at !== null || user.deleted_at !== null) return refused(refuse('user_blocked'))
  if (user.telegram_id !== null) return refused(refuse('messenger_linked_already'))
  if (user.totp_secret !== null) {
    const asked = await askForCode(parts, tx, userId, at)
    await linkAfterStep(tx, link, asked.code_step.token)
    return accepted(asked)
  }
  await spendLink(tx, link, at)
  const refusal = await linkByPhone(parts, tx, userId, link, at)
  return refusal ? refused(refusal) : accepted(await welcome(parts, tx, context, userId, true))
}
