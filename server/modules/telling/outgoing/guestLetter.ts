import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { sendLetter, type Letter } from './mail.ts'
import { makeLink } from './mailedLinks.ts'

/** The letters that bring a guest back. */
export type GuestLetter = Extract<
  Letter,
  { kind: 'guest_opened' | 'guest_return' | 'guest_notice' | 'guest_address' }
>

/**
 * Writes to a guest, with a link of its own back to their trade: the first link that is opened spends the others.
 * @param cause what it tells of, where there may be several letters of a kind at one moment
 */
export async function writeToGuest(
  tx: Tx,
  random: Random,
  {
    email,
    ...letter
  }: Omit<GuestLetter, 'linkId' | 'to'> & { readonly userId: UserId; readonly email: string },
  at: Date,
  cause?: string,
): Promise<void> {
  const linkId = await makeLink(tx, random, { purpose: 'guest_return', userId: letter.userId, email }, at)
  await sendLetter(tx, { ...letter, to: email, linkId } as GuestLetter, at, cause)
}
