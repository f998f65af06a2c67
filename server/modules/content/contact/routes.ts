import { networkOf } from '../../../../http/network.ts'
import type { Tx } from '../../../database/database.ts'
import { contactDetails, contactRefusal } from '../../../domain/contact/topic.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { newShortNumber } from '../../../domain/identifier/shortNumber.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { WriteContext } from '../../../kernel/context.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import type { Captcha } from '../../people/proof/captcha.ts'
import { countTry, tryRules } from '../../people/proof/logInGuard.ts'
import { writeToSupport } from './contactLetter.ts'
import type { contactOperations } from './schema.ts'
import type { ContactRequestTable } from './tables.ts'

/** What the module stands on. */
export interface ContactParts {
  readonly random: Random
  readonly captcha: Captcha
}

/** What people write to support by a form: kept, and sent to its address. */
export function contactHandlers({ random, captcha }: ContactParts): Handlers<typeof contactOperations> {
  return {
    async createContactRequest({ body }, context) {
      const { db, viewer, locale, at } = context
      const refusal = contactRefusal(body)
      if (refusal) throw new RequestRefused(refusal)
      await proveWork(captcha, body.captcha, context)
      await countForNetwork(context)
      const number = await keep(db, random, {
        topic: body.topic,
        user_id: viewer.kind === 'user' ? viewer.userId : null,
        name: body.name.trim(),
        email: body.email,
        locale,
        details: JSON.stringify(contactDetails(body)),
        text: body.text.trim(),
        at,
      })
      await writeToSupport(db, number, at)
      return { number }
    },
  }
}

async function proveWork(captcha: Captcha, solution: string | undefined, { db, at }: WriteContext) {
  if (solution === undefined) throw new RequestRefused(refuse('captcha_required', 'captcha'))
  // Within the transaction: what is refused afterwards, or asked for again, has not spent it.
  if (!(await captcha.isSolved(solution, at, db)))
    throw new RequestRefused(refuse('captcha_wrong', 'captcha'))
}

/** Somebody who does the work again and again is stopped too: every request is a letter. */
async function countForNetwork({ db, address, at }: WriteContext) {
  const tried = await countTry(db, [`contact of ${networkOf(address)}`], at, tryRules.contactOfNetwork)
  if (tried.kind === 'wait')
    throw new RequestRefused(refuseWith('too_many_requests', { seconds: tried.seconds }))
}

/** Keeps it under a number that nobody has yet. */
async function keep(
  tx: Tx,
  random: Random,
  row: Omit<ContactRequestTable, 'number' | 'details'> & { readonly details: string },
): Promise<string> {
  for (;;) {
    const number = newShortNumber(random)
    const { numInsertedOrUpdatedRows: kept } = await tx
      .insertInto('contact_request')
      .values({ ...row, number })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (kept === 1n) return number
  }
}
