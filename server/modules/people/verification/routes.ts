import type { Handlers } from '../../../kernel/handlers.ts'
import { openIdentityCheck, presentIdentity, type IdentityParts } from './identityCheck.ts'
import { removePhone, sendSms, startPhone, verifyPhone, type PhoneParts } from './verifyPhone.ts'
import type { verificationOperations } from './schema.ts'

/** What verification stands on. */
export type VerificationParts = PhoneParts & IdentityParts

/** Proves a telephone number, and who somebody is. */
export const verificationHandlers = (parts: VerificationParts): Handlers<typeof verificationOperations> => ({
  startPhoneVerification: ({ body }, context) => startPhone(parts, body, context),
  sendPhoneSms: (_, context) => sendSms(parts, context),
  verifyPhone: ({ body }, context) => verifyPhone(parts, body.code, context),
  async removePhone({ body }, context) {
    await removePhone(parts, body.code, context)
    return { is_done: true }
  },
  verificationToken: (_, context) => openIdentityCheck(parts, context),
  identity: (_, { viewer, db }) => presentIdentity(db, viewer.userId),
})
