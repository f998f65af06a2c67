import type { Connection } from '../../../database/database.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { SignedContext } from '../../../kernel/context.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { deskOpenUntil, type SignedViewer } from '../../../kernel/viewer.ts'
import { takeCode } from '../../people/proof/twoFactor.ts'
import type { deskAccessOperations } from './schema.ts'

/** The door of the desk: an operator's session opens it by a code of the authenticator. */
export const deskAccessHandlers: Handlers<typeof deskAccessOperations> = {
  deskSession: (_, context) => presentDoor(context),

  async openDesk({ body }, context) {
    const { db, viewer, at } = context
    if (!(await hasTwoFactor(db, viewer))) throw new RequestRefused(refuse('two_factor_off'))
    if (!(await takeCode(db, viewer.userId, body.code, at)))
      throw new RequestRefused(refuse('wrong_code', 'code'))
    await setConfirmed(db, viewer, at)
    return presentDoor({ ...context, viewer: { ...viewer, confirmedAt: at } })
  },

  async leaveDesk(_, context) {
    await setConfirmed(context.db, context.viewer, null)
    return presentDoor({ ...context, viewer: { ...context.viewer, confirmedAt: null } })
  },
}

const presentDoor = async ({ db, viewer, at }: Pick<SignedContext, 'db' | 'viewer' | 'at'>) => ({
  open_until: deskOpenUntil(viewer, at)?.toISOString() ?? null,
  has_two_factor: await hasTwoFactor(db, viewer),
})

const setConfirmed = (db: Connection, { sessionId }: SignedViewer, at: Date | null) =>
  db.updateTable('session').set({ confirmed_at: at }).where('id', '=', sessionId).execute()

async function hasTwoFactor(db: Connection, { userId }: SignedViewer): Promise<boolean> {
  const user = await db
    .selectFrom('app_user')
    .select('totp_secret')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.totp_secret != null
}
