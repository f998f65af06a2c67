import type { Connection, Tx } from '../../../database/database.ts'
import { newMailedLinkId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { accepted, refuse, refused, type Result } from '../../../domain/refusal/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { hashOfSecret, newSecret } from '../../../runtime/random.ts'
import type { LinkPurpose } from '../../../domain/notification/letter.ts'

const minuteMs = 60_000

/** What a mailed link does, how long it works, and the page that it opens. */
export const mailedLinks = {
  confirm_email: { minutes: product.session.confirmationHours * 60, path: '/sign-up/confirmation' },
  change_email: { minutes: product.session.confirmationHours * 60, path: '/sign-up/confirmation' },
  recovery: { minutes: product.session.recoveryMinutes, path: '/email/log-in/recovery' },
  guest_return: { minutes: product.guest.returnLinkDays * 1440, path: '/guest/return' },
} as const satisfies Readonly<Record<LinkPurpose, { minutes: number; path: string }>>

/** A link that was opened. */
export interface OpenedLink {
  readonly purpose: LinkPurpose
  readonly userId: UserId
  /** Where it was sent. */
  readonly email: string
}

/** Makes a link; its tokens are made when letters with it are sent. */
export async function makeLink(
  tx: Tx,
  random: Random,
  link: { readonly purpose: LinkPurpose; readonly userId: UserId; readonly email: string },
  at: Date,
): Promise<string> {
  const id = newMailedLinkId(at, random)
  await tx
    .insertInto('mailed_link')
    .values({
      id,
      purpose: link.purpose,
      user_id: link.userId,
      email: link.email,
      created_at: at,
      expires_at: new Date(at.getTime() + mailedLinks[link.purpose].minutes * minuteMs),
      used_at: null,
    })
    .execute()
  return id
}

/** A token for a letter with this link. Only its hash is kept, so a letter that is sent again has another one. */
export async function mintToken(db: Connection, random: Random, linkId: string): Promise<string> {
  const token = newSecret(random)
  await db
    .insertInto('mailed_token')
    .values({ token_hash: hashOfSecret(token), link_id: linkId })
    .execute()
  return token
}

/**
 * Opens a link, once: of two requests with its token one gets it. With it, all of its owner's links for the same purpose
 * are spent. Refuses `link_unknown`, `link_used` and `link_expired` at the field `token`.
 */
export async function openLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  at: Date,
): Promise<Result<OpenedLink>> {
  const link = await tx
    .selectFrom('mailed_token')
    .innerJoin('mailed_link', 'mailed_link.id', 'mailed_token.link_id')
    .selectAll('mailed_link')
    .where('token_hash', '=', hashOfSecret(token))
    .where('purpose', 'in', purposes)
    .forUpdate('mailed_link')
    .executeTakeFirst()
  if (!link) return refused(refuse('link_unknown', 'token'))
  if (link.used_at !== null) return refused(refuse('link_used', 'token'))
  if (link.expires_at <= at) return refused(refuse('link_expired', 'token'))
  await spendLinks(tx, link.user_id, link.purpose, at)
  return accepted({ purpose: link.purpose, userId: link.user_id, email: link.email })
}

/** No letter of this purpose that somebody was sent so far is worth anything from here on. */
export const spendLinks = (tx: Tx, userId: UserId, purpose: LinkPurpose, at: Date): Promise<unknown> =>
  tx
    .updateTable('mailed_link')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()

/** The latest link that waits to be opened. */
export const pendingLink = (db: Connection, userId: UserId, purpose: LinkPurpose, at: Date) =>
  db
    .selectFrom('mailed_link')
    .select(['email', 'expires_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

/** When the last link of a purpose was made for somebody. */
export async function lastLinkAt(db: Connection, userId: UserId, purpose: LinkPurpose): Promise<Date | null> {
  const row = await db
    .selectFrom('mailed_link')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.at ?? null
}
