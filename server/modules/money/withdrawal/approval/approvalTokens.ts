import type { Connection, Tx } from '../../../../database/database.ts'
import type { WithdrawalId } from '../../../../domain/identifier/identifier.ts'
import type { Random } from '../../../../domain/identifier/random.ts'
import type { TradeId } from '../../../../domain/identifier/tradeId.ts'
import { refuse } from '../../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import { product } from '../../../../runtime/product.ts'
import { hashOfSecret, newSecret } from '../../../../runtime/random.ts'
import type { WithdrawalRow } from '../record/tables.ts'

const hourMs = 3_600_000
/** A button's answer has to fit into the 64 characters that a messenger passes back. */
const buttonBits = 128

/** The page that a letter’s link opens. */
export const approvalPath = '/wallet/approval'

/** What an approval is of. */
export type ApprovalOf = { readonly withdrawalId: WithdrawalId } | { readonly tradeId: TradeId }

/** A token for a letter's link. Only its hash is kept, so a letter that is sent again has another one. */
export const mintLinkToken = (db: Connection, random: Random, id: WithdrawalId, at: Date): Promise<string> =>
  keep(db, newSecret(random), { withdrawalId: id }, null, at)

/** A code for the buttons in somebody's messenger: worth nothing to any other account. */
export const mintButtonCode = (
  db: Connection,
  random: Random,
  of: ApprovalOf,
  telegramId: string,
  at: Date,
): Promise<string> => keep(db, newSecret(random, buttonBits), of, telegramId, at)

async function keep(
  db: Connection,
  secret: string,
  of: ApprovalOf,
  telegramId: string | null,
  at: Date,
): Promise<string> {
  await db
    .insertInto('approval_token')
    .values({
      token_hash: hashOfSecret(secret),
      withdrawal_id: 'withdrawalId' in of ? of.withdrawalId : null,
      trade_id: 'tradeId' in of ? of.tradeId : null,
      telegram_id: telegramId,
      created_at: at,
    })
    .execute()
  return secret
}

/** The withdrawal of a letter's token. Refuses at the field `token` one that is unknown, or a day old. */
export async function withdrawalOfToken(db: Connection, token: string, at: Date): Promise<WithdrawalRow> {
  const row = await db
    .selectFrom('approval_token')
    .innerJoin('withdrawal', 'withdrawal.id', 'approval_token.withdrawal_id')
    .selectAll('withdrawal')
    .select('approval_token.created_at as minted_at')
    .where('token_hash', '=', hashOfSecret(token))
    .where('telegram_id', 'is', null)
    .executeTakeFirst()
  if (!row) throw new RequestRefused(refuse('link_unknown', 'token'))
  const { minted_at: mintedAt, ...withdrawal } = row
  const until = mintedAt.getTime() + product.withdrawal.approvalShownHours * hourMs
  if (until <= at.getTime()) throw new RequestRefused(refuse('link_expired', 'token'))
  return withdrawal
}

/** What a button's code is of, pressed in the messenger that it was shown to; null for any other. */
export async function approvalOfCode(tx: Tx, code: string, telegramId: string): Promise<ApprovalOf | null> {
  const row = await tx
    .selectFrom('approval_token')
    .select(['withdrawal_id', 'trade_id'])
    .where('token_hash', '=', hashOfSecret(code))
    .where('telegram_id', '=', telegramId)
    .executeTakeFirst()
  if (!row) return null
  if (row.withdrawal_id !== null) return { withdrawalId: row.withdrawal_id }
  return row.trade_id === null ? null : { tradeId: row.trade_id }
}
