import { actByTool } from '../composition/desk.ts'
import type { Parts } from '../composition/parts.ts'
import { userNameKey } from '../domain/account/userName.ts'
import { nameAgent } from '../modules/shop/merchantStats/storeAgents.ts'
import { endWithUsage, runTool } from './tool.ts'

const moves = ['approve', 'suspend', 'restore'] as const
type Move = (typeof moves)[number]

// `npm run store -- list`, `npm run store -- approve|restore NUMBER`, `npm run store -- suspend NUMBER REASON`: reviews stores.
// `npm run store -- brought-by NUMBER USER`: writes down who brought a store; `-` in place of the name that nobody did.
const [word, number = '', ...rest] = process.argv.slice(2)
const move = moves.find(known => known === word)
const isBrought = word === 'brought-by'
const isUsed = word === 'list' || ((move !== undefined || isBrought) && /^\d{1,15}$/.test(number))
const isSaid = isBrought ? rest.length === 1 : (move === 'suspend') === rest.length > 0
if (!isUsed || !isSaid)
  endWithUsage(
    'npm run store -- list | approve|restore NUMBER | suspend NUMBER REASON | brought-by NUMBER USER|-',
  )

await runTool(parts => (move ? moveNumbered(parts, move) : isBrought ? bring(parts) : listWaiting(parts)))

/** Those that wait the longest come first. */
async function listWaiting({ database }: Parts): Promise<boolean> {
  const rows = await database.db
    .selectFrom('store')
    .innerJoin('app_user', 'app_user.id', 'store.owner_id')
    .select(['store.number', 'store.title', 'store.type', 'store.description', 'app_user.user_name'])
    .where('store.status', '=', 'pending_review')
    .where('store.deleted_at', 'is', null)
    .orderBy('store.status_changed_at')
    .execute()
  for (const row of rows)
    console.log(`${row.number}  ${row.title} (${row.type}, ${row.user_name}): ${row.description}`)
  if (rows.length === 0) console.log('No store waits for its review')
  return true
}

async function moveNumbered(parts: Parts, name: Move): Promise<boolean> {
  const row = await parts.database.db
    .selectFrom('store')
    .select('id')
    .where('number', '=', BigInt(number))
    .executeTakeFirst()
  const reason = rest.join(' ') || undefined
  const isMoved =
    row !== undefined && (await actByTool(parts, { act: `${name}_store`, subjectId: row.id, reason }))
  console.log(isMoved ? `${number}: ${name} done` : `${number}: there is nothing to ${name}`)
  return isMoved
}

async function bring({ database, clock }: Parts): Promise<boolean> {
  const [name = ''] = rest
  const isNamed = await database.transaction(async tx => {
    const store = await tx
      .selectFrom('store')
      .select(['id', 'owner_id', 'created_at'])
      .where('number', '=', BigInt(number))
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    const agent = await tx
      .selectFrom('app_user')
      .select('id')
      .where('user_name_key', '=', userNameKey(name))
      .where('kind', '=', 'user')
      .executeTakeFirst()
    const isNobody = name === '-'
    if (!store || (!agent && !isNobody)) return false
    return nameAgent(tx, store, isNobody ? null : (agent?.id ?? null), clock.now())
  })
  console.log(
    isNamed ? `${number}: brought by ${name}` : `${number}: no such store or user, or the user is its owner`,
  )
  return isNamed
}
