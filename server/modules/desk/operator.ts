import type { SignedContext } from '../../kernel/context.ts'
import type { Actor } from '../../trail/appendEntry.ts'

/** Who works at the desk, as the trail names them. */
export async function operatorOf({
  db,
  viewer,
  address,
}: Pick<SignedContext, 'db' | 'viewer' | 'address'>): Promise<Actor> {
  const { user_name: name } = await db
    .selectFrom('app_user')
    .select('user_name')
    .where('id', '=', viewer.userId)
    .executeTakeFirstOrThrow()
  return { kind: 'operator', id: viewer.userId, name, address }
}
