import { actByTool } from '../composition/desk.ts'
import type { Parts } from '../composition/parts.ts'
import { userNameKey } from '../domain/account/userName.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run invitations -- cases`: who was brought and may be who brought them, and why. `npm run invitations -- clear USER`: they are
// not; what they trade earns again, and their bonus is looked at. `npm run invitations -- keep USER`: they are; the case is closed.
const [word, name = ''] = process.argv.slice(2)
const isUsed = word === 'cases' ? name === '' : ['clear', 'keep'].includes(word ?? '') && name !== ''
if (!isUsed) endWithUsage('npm run invitations -- cases | clear USER | keep USER')

await runTool(parts => (word === 'cases' ? list(parts) : decide(parts, word === 'clear')))

/** The oldest come first. */
async function list({ database }: Parts): Promise<boolean> {
  const rows = await database.db
    .selectFrom('affiliate_case')
    .innerJoin('referral', 'referral.user_id', 'affiliate_case.user_id')
    .innerJoin('app_user', 'app_user.id', 'affiliate_case.user_id')
    .innerJoin('app_user as inviter', 'inviter.id', 'referral.first_id')
    .select([
      'affiliate_case.kind',
      'affiliate_case.at',
      'affiliate_case.trade_id',
      'app_user.user_name',
      'inviter.user_name as inviter_name',
    ])
    .where('affiliate_case.closed_at', 'is', null)
    .orderBy('affiliate_case.id')
    .execute()
  for (const row of rows)
    console.log(
      `${row.at.toISOString().slice(0, 10)}  ${row.user_name}, brought by ${row.inviter_name}: ${row.kind}${row.trade_id === null ? '' : ` (trade ${row.trade_id})`}`,
    )
  if (rows.length === 0) console.log('No invitation waits for a decision')
  return true
}

/** All cases of somebody are decided together, so that any of them stands for all. */
async function decide(parts: Parts, isCleared: boolean): Promise<boolean> {
  const open = await parts.database.db
    .selectFrom('affiliate_case')
    .innerJoin('app_user', 'app_user.id', 'affiliate_case.user_id')
    .select('affiliate_case.id')
    .where('user_name_key', '=', userNameKey(name))
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  const act = isCleared ? 'clear_tie' : 'keep_tie'
  const isDone = open !== undefined && (await actByTool(parts, { act, subjectId: open.id.toString() }))
  console.log(isDone ? `${name}: ${isCleared ? 'cleared' : 'kept'}` : `${name}: nothing waits for a decision`)
  return isDone
}
