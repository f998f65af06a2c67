import type { Random } from '../../../domain/identifier/random.ts'
import { isFiatCode } from '../../../domain/reference/fiat.ts'
import { findPaymentMethod } from '../../../domain/reference/paymentMethod.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import type { SignedContext } from '../../../kernel/context.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { presentCredentials } from './present.ts'
import { findOwn, listCredentials, lockOwnCredential } from './findCredentials.ts'
import type { credentialOperations } from './schema.ts'
import type { RequisiteSeal } from './requisiteSeal.ts'
import type { CredentialRow } from './tables.ts'
import {
  createCredential,
  deleteCredential,
  inputOf,
  settingsOf,
  updateCredential,
} from './writeCredential.ts'
import { runConsequences, type UserParts } from '../user/consequences.ts'

/** What saved requisites stand on. */
export interface CredentialParts extends UserParts {
  readonly random: Random
  readonly requisites: RequisiteSeal
}

/** Saved requisites: their owner's alone. */
export function credentialHandlers(parts: CredentialParts): Handlers<typeof credentialOperations> {
  const { requisites: seal } = parts

  async function shown(row: CredentialRow, { db, locale }: SignedContext) {
    const [view] = await presentCredentials(db, [row], { seal, locale })
    if (!view) throw new Error(`Saved requisites ${row.id} were not presented`)
    return view
  }

  return {
    async paymentCredentials({ query }, { db, viewer, locale }) {
      const { currency_code: fiat, payment_method_code: methodCode } = query
      if (fiat !== undefined && !isFiatCode(fiat))
        throw new RequestRefused(refuse('invalid_choice', 'currency_code'))
      if (methodCode !== undefined && !findPaymentMethod(methodCode))
        throw new RequestRefused(refuse('invalid_choice', 'payment_method_code'))
      const rows = await listCredentials(db, viewer.userId, { fiat, methodCode })
      return {
        items: await presentCredentials(db, rows, { seal, locale }),
        limit: product.credential.mostOfOne,
      }
    },

    async paymentCredential({ params }, context) {
      const row = await findOwn(context.db, params.id, context.viewer.userId)
      if (!row) throw new RequestRefused(refuse('not_found', 'id'))
      return shown(row, context)
    },

    async createPaymentCredential({ body }, context) {
      const { db, viewer, at } = context
      return shown(await createCredential(db, parts, viewer.userId, settingsOf(body), at), context)
    },

    async updatePaymentCredential({ params, body }, context) {
      const { db, viewer, at } = context
      const row = await lockOwnCredential(db, params.id, viewer.userId)
      const settings = settingsOf(body, inputOf(row, seal))
      const after = await updateCredential(db, seal, row, { settings, code: body.code, at })
      await runConsequences(parts.consequences.requisitesChanged, db, after.id, at)
      return shown(after, context)
    },

    async deletePaymentCredential({ params }, { db, viewer }) {
      await deleteCredential(db, await lockOwnCredential(db, params.id, viewer.userId))
      return { is_done: true }
    },
  }
}
