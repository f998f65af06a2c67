import { passwordNeeds } from '../../../domain/account/password.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { product } from '../../../runtime/product.ts'
import type { SessionParts } from '../session/routes.ts'
import { askRecovery, beginRecovery, changeEmail, changePassword, setPassword } from './changeCredentials.ts'
import type { securityOperations } from './schema.ts'
import { endOtherSessions, endOwnSession, listLogIns } from './logInList.ts'
import { presentSecurity } from './presentSecurity.ts'
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  setTwoFactorActions,
  startTwoFactor,
  stopTwoFactor,
} from './twoFactor.ts'

/** What protects an account: second factor, sessions, password, address, and the word in letters. */
export const securityHandlers = (parts: SessionParts): Handlers<typeof securityOperations> => ({
  security: (_, { viewer, db, at }) => presentSecurity(db, viewer.userId, at),

  startTwoFactor: ({ body }, { viewer, at }) => startTwoFactor(parts, viewer.userId, body.password, at),
  async confirmTwoFactor({ body }, { viewer, db, at }) {
    return { codes: await confirmTwoFactor(parts, db, viewer.userId, body.code, at) }
  },
  async renewRecoveryCodes({ body }, { viewer, db, at }) {
    return { codes: await renewRecoveryCodes(parts, db, viewer.userId, body.code, at) }
  },
  async stopTwoFactor({ body }, { viewer, db, at }) {
    await stopTwoFactor(parts, db, viewer.userId, body.code, at)
    return { is_done: true }
  },
  async setTwoFactorActions({ body }, { viewer, db, at }) {
    await setTwoFactorActions(db, viewer.userId, body.actions, body.code, at)
    return presentSecurity(db, viewer.userId, at)
  },

  async logInHistories(_, { viewer, db, at }) {
    return { items: await listLogIns(db, viewer, at) }
  },
  async endSession({ params }, { viewer, db, at }) {
    await endOwnSession(parts, db, viewer, params.id, at)
    return { is_done: true }
  },
  async endOtherSessions(_, { viewer, db, at }) {
    return { count: await endOtherSessions(parts, db, { viewer, reason: 'ended_by_owner' }, at) }
  },

  passwordRule: async () => ({ min_length: product.session.passwordMinLength, needs: [...passwordNeeds] }),
  async askRecovery({ body }, { at }) {
    await askRecovery(parts, body.login, at)
    return { is_done: true }
  },
  beginRecovery: ({ body }, { at }) => beginRecovery(parts, body.token, at),
  async setPassword({ body }, { at }) {
    await setPassword(parts, body, at)
    return { is_done: true }
  },
  async changePassword({ body }, context) {
    await changePassword(parts, body, context)
    return { is_done: true }
  },
  async changeEmail({ body }, context) {
    await changeEmail(parts, body, context)
    return { is_done: true }
  },

  async setAntiPhishingWord({ body }, { viewer, db, at }) {
    await db
      .updateTable('app_user')
      .set({ anti_phishing_word: body.word?.trim() ?? null })
      .where('id', '=', viewer.userId)
      .execute()
    return presentSecurity(db, viewer.userId, at)
  },
})
