import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { hashOfSecret, newSecret } from '../../../runtime/random.ts'

const minuteMs = 60_000

/** What stands between a first proof and a second: the right password, or a letter that was opened. */
export const steps = {
  log_in: { minutes: product.session.codeStepMinutes },
  recovery: { minutes: product.session.recoveryStepMinutes },
} as const
export type StepPurpose = keyof typeof steps

/** A step's token, to be handed out once. */
export interface Step {
  readonly token: string
  readonly expiresAt: Date
}

/** Begins a step for somebody. */
export async function beginStep(
  tx: Tx,
  random: Random,
  step: { readonly purpose: StepPurpose; readonly userId: UserId },
  at: Date,
): Promise<Step> {
  const token = newSecret(random)
  const expiresAt = new Date(at.getTime() + steps[step.purpose].minutes * minuteMs)
  await tx
    .insertInto('step_token')
    .values({
      token_hash: hashOfSecret(token),
      purpose: step.purpose,
      user_id: step.userId,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
  return { token, expiresAt }
}

/** Whose step a token is. Refuses `step_expired` for one that is unknown, used or late. */
export async function userOfStep(tx: Tx, token: string, purpose: StepPurpose, at: Date): Promise<UserId> {
  const row = await tx
    .selectFrom('step_token')
    .select('user_id')
    .where('token_hash', '=', hashOfSecret(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new RequestRefused(refuse('step_expired'))
  return row.user_id
}

/** Spends a step; it is held by {@link userOfStep} in the same transaction. */
export async function spendStep(tx: Tx, token: string, at: Date): Promise<void> {
  await tx
    .updateTable('step_token')
    .set({ used_at: at })
    .where('token_hash', '=', hashOfSecret(token))
    .execute()
}
