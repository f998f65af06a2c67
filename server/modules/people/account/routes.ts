import { wordsOf } from '../../../locales/wording.ts'
import type { UploadDeps } from '../../../files/upload.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { sendAvatar, setAvatar } from './avatar.ts'
import { deleteAccount, type DeletionParts } from './deleteAccount.ts'
import { blockedPeople, otherNamed, readMemo, writeMemo } from './otherPeople.ts'
import { changeProfile, presentProfile } from './ownProfile.ts'
import type { accountOperations } from './schema.ts'
import { keepTrackers, countClick } from './trackers.ts'
import { runConsequences } from '../user/consequences.ts'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Reading } from '../session/presentMe.ts'

/** What the account module stands on. */
export interface AccountParts extends DeletionParts {
  readonly uploads: UploadDeps
  /** Records that somebody has accepted a version of the agreement; refuses one that is not shown. */
  readonly acceptAgreement: (tx: Tx, userId: UserId, version: number, reading: Reading) => Promise<void>
}

/** What people set about themselves, note about others, and take with them when they leave. */
export function accountHandlers(parts: AccountParts): Handlers<typeof accountOperations> {
  const { uploads, consequences } = parts
  return {
    profileSettings: (_, { viewer, db }) => presentProfile(parts, db, viewer.userId),
    async updateMe({ body }, { viewer, db, at }) {
      if (await changeProfile(db, viewer.userId, body))
        await runConsequences(consequences.assetsSwitched, db, viewer.userId, at)
      return presentProfile(parts, db, viewer.userId)
    },

    setAvatar: (_, { viewer }, wire) => setAvatar(uploads, viewer.userId, wire),
    async removeAvatar(_, { viewer, db }) {
      await db.updateTable('app_user').set({ avatar_id: null }).where('id', '=', viewer.userId).execute()
      return { is_done: true }
    },
    avatar: ({ params }, { db }, wire) => sendAvatar(db, uploads.stores, params.id, wire),

    async deleteMe({ body }, context) {
      await deleteAccount(parts, body, context)
      context.setSessionCookie(null)
      return { is_done: true }
    },

    memo: ({ params }, { viewer, db }) => readMemo(db, viewer.userId, params.trader_id),
    async saveMemo({ body }, { viewer, db, at }) {
      await writeMemo(db, viewer.userId, { traderName: body.trader_id, text: body.text.trim() }, at)
      return readMemo(db, viewer.userId, body.trader_id)
    },
    async deleteMemo({ params }, { viewer, db }) {
      const trader = await otherNamed(db, viewer.userId, params.trader_id, 'trader_id')
      await db
        .deleteFrom('user_memo')
        .where('owner_id', '=', viewer.userId)
        .where('trader_id', '=', trader.id)
        .execute()
      return { is_done: true }
    },

    bannedUsers: async (_, { viewer, db }) => ({
      banned_users: await blockedPeople(db, viewer.userId, 'them'),
      banned_by_users: await blockedPeople(db, viewer.userId, 'others'),
    }),
    async block({ body }, { viewer, db, at }) {
      const { id } = await otherNamed(db, viewer.userId, body.user_name, 'user_name')
      await db
        .insertInto('black_list')
        .values({ user_id: viewer.userId, blocked_id: id, at })
        .onConflict(conflict => conflict.doNothing())
        .execute()
      return { is_done: true }
    },
    async unblock({ params }, { viewer, db }) {
      const { id } = await otherNamed(db, viewer.userId, params.id, 'id')
      await db
        .deleteFrom('black_list')
        .where('user_id', '=', viewer.userId)
        .where('blocked_id', '=', id)
        .execute()
      return { is_done: true }
    },

    async acceptAgreement({ body }, context) {
      await parts.acceptAgreement(context.db, context.viewer.userId, body.version, context)
      return { is_done: true }
    },
    async updateTrackers({ body }, { viewer, db }) {
      await keepTrackers(db, viewer.userId, body)
      return { is_done: true }
    },
    async countClick({ body }, { db, at }) {
      await countClick(db, body.name, at)
      return { is_done: true }
    },
    translations: async (_, { locale }) => ({ locale, items: wordsOf(locale) }),
  }
}
