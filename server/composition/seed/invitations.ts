import type { Tx } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import type { Random } from '../../domain/identifier/random.ts'
import { earlier } from '../../domain/time/calendar.ts'
import { bindReferral } from '../../modules/growth/affiliate/bindReferral.ts'
import { addCode } from '../../modules/growth/affiliate/inviteCodes.ts'

/** Who brought whom, by which link, so many days ago. What these trade later pays three levels above them. */
const tree = [
  ['kunle', 'Telegram channel', 'amina', 80],
  ['amina', 'Campus meetup, Lagos', 'emeka88', 70],
  ['amina', 'Blog: how to buy USDT', 'zainab.pay', 64],
  ['emeka88', 'Friends', 'yaw88', 58],
  ['yaw88', 'Friends', 'otieno', 51],
] as const

/** The invitations of the demo market; before its trades, which pay for them. */
export async function seedInvitations(
  tx: Tx,
  random: Random,
  ids: ReadonlyMap<string, UserId>,
  now: Date,
): Promise<void> {
  const idOf = (name: string) => {
    const id = ids.get(name)
    if (!id) throw new Error(`${name} is not in the demo market`)
    return id
  }
  const links = new Map<string, string>()
  for (const [inviter, tag, name, daysAgo] of tree) {
    const at = earlier(now, { days: daysAgo })
    const known = links.get(`${inviter} ${tag}`)
    const code = known ?? (await addCode(tx, random, { userId: idOf(inviter), tag }, at)).code
    links.set(`${inviter} ${tag}`, code)
    await bindReferral(tx, random, { userId: idOf(name), userName: name, inviteCode: code }, at)
  }
  // They have been read long ago.
  await tx.updateTable('notification').set({ read_at: now }).where('code', '=', 'referral_joined').execute()
}
