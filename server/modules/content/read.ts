import type { Connection } from '../../database/database.ts'
import type { ContentId } from '../../domain/identifier/identifier.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { ContentBody, ContentKind } from './shape.ts'

/** A piece of content, and whether the viewer has viewed it. */
export interface ContentItem<K extends ContentKind> {
  readonly id: ContentId
  readonly body: ContentBody<K>
  readonly isViewed: boolean
}

/** All of a kind, in the order of the file that they came with. What is kept was validated when it was applied. */
export async function contentOf<K extends ContentKind>(
  db: Connection,
  kind: K,
  viewer: Viewer,
): Promise<readonly ContentItem<K>[]> {
  const rows = await db
    .selectFrom('content_item')
    .select(['id', 'body'])
    .where('kind', '=', kind)
    .orderBy('place')
    .execute()
  const viewed = viewer.kind === 'visitor' ? null : await viewedBy(db, viewer.userId)
  return rows.map(({ id, body }) => ({
    id,
    body: body as ContentBody<K>,
    isViewed: viewed?.has(id) ?? false,
  }))
}

async function viewedBy(db: Connection, userId: Exclude<Viewer, { kind: 'visitor' }>['userId']) {
  const rows = await db.selectFrom('content_view').select('item_id').where('user_id', '=', userId).execute()
  return new Set(rows.map(row => row.item_id))
}
