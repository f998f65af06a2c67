import type { Connection, Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'

/** So many are shown. */
const latest = 50

/** What operators have noted of somebody, the latest first. */
export async function notesOf(db: Connection, id: UserId) {
  const rows = await db
    .selectFrom('desk_note')
    .innerJoin('app_user', 'app_user.id', 'desk_note.author_id')
    .select(['desk_note.id', 'user_name', 'text', 'at'])
    .where('user_id', '=', id)
    .orderBy('desk_note.id', 'desc')
    .limit(latest)
    .execute()
  return rows.map(row => ({
    id: row.id.toString(),
    author: row.user_name,
    text: row.text,
    at: row.at.toISOString(),
  }))
}

/** Keeps a note; answers its number. */
export async function keepNote(
  tx: Tx,
  note: { readonly userId: UserId; readonly authorId: UserId; readonly text: string },
  at: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('desk_note')
    .values({ user_id: note.userId, author_id: note.authorId, text: note.text, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id.toString()
}
