import type { Tx } from '../../../database/database.ts'
import { userNameColumns, userNameFold, userNameRefusal } from '../../../domain/account/userName.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { keepAccount } from '../user/users.ts'
import type { MessengerLink } from '../../telling/messenger/links.ts'
import type { MessengerParts } from './logIn.ts'

const namePattern = /^[\p{L}\p{N}_.-]{3,25}$/u
const attempts = 20

/** A name as in the messenger, where it can be had, else with some letters after it; somebody without a name is a trader. */
async function freeName(tx: Tx, random: Random, wished: string | null): Promise<string> {
  const suffix = () => Buffer.from(random(3)).toString('hex')
  const base = wished !== null && namePattern.test(wished) ? wished : 'trader'
  let name = base === 'trader' ? `${base}-${suffix()}` : base
  for (let attempt = 0; attempt < attempts; attempt++) {
    const isTaken = await tx
      .selectFrom('app_user')
      .select('id')
      .where('user_name_fold', '=', userNameFold(name))
      .executeTakeFirst()
    if (!isTaken && userNameRefusal(name) === null) return name
    name = `${userNameRefusal(base) === null ? base : 'trader'}-${suffix()}`
  }
  throw new Error(`No name like ${base} is free`)
}

/** Makes an account of a messenger and a number that was proved, without a password; a guest becomes it with all that is theirs. */
export async function createMessengerAccount(
  parts: MessengerParts,
  tx: Tx,
  {
    link,
    phone,
    guestId,
  }: { readonly link: MessengerLink; readonly phone: string; readonly guestId: UserId | null },
  at: Date,
): Promise<UserId> {
  const name = await freeName(tx, parts.random, link.telegramUserName)
  const values = {
    ...userNameColumns(name),
    locale: link.locale,
    phone,
    phone_verified_at: at,
    telegram_id: link.telegramId,
    telegram_user_name: link.telegramUserName,
  }
  // Nobody can mend a code here: one that is nobody's binds nothing.
  const inviteCode =
    link.inviteCode !== null && (await parts.isInviteCode(tx, link.inviteCode)) ? link.inviteCode : null
  return keepAccount(parts, tx, values, { guestId, inviteCode }, at)
}
