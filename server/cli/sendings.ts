import { comparingOf } from '../composition/money/withdrawals.ts'
import type { Parts } from '../composition/parts.ts'
import { decimalOf } from '../domain/reference/decimalOf.ts'
import { giveSending, writeOff } from '../modules/money/restoration/settleSending.ts'
import type { FoundSendingRow } from '../modules/money/restoration/tables.ts'
import { appendEntry, toolActor } from '../trail/appendEntry.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run sendings -- list`: after a restore, what our addresses had sent and the database knew nothing of. `-- give TXID USER`: it was
// that person's, and is taken from what is available to them. `-- write-off TXID`: the house bears it.
const usage = 'npm run sendings -- list | give TXID USER | write-off TXID'

const commands: Readonly<Record<string, (parts: Parts, words: readonly string[]) => Promise<boolean>>> = {
  async list({ database: { db } }) {
    const held = await db
      .selectFrom('restored_network')
      .selectAll()
      .where('compared_at', 'is', null)
      .execute()
    for (const { network } of held) console.log(`${network} is not compared yet: nothing is sent over it`)
    const rows = await db
      .selectFrom('found_sending')
      .selectAll()
      .orderBy('network')
      .orderBy('sequence')
      .execute()
    for (const row of rows)
      console.log(`${row.txid}  ${moneyOf(row)}  ${row.network}  to ${row.recipient}  ${row.outcome}`)
    if (held.length + rows.length === 0) console.log('This database was never set back.')
    return true
  },
  async give(parts, [txid = '', name = '']) {
    const { db } = parts.database
    const row = await findUnknown(parts, txid)
    const owner = await db
      .selectFrom('app_user')
      .select('id')
      .where('user_name', '=', name)
      .executeTakeFirst()
    if (!row || !owner) {
      console.log(row ? `There is no ${name}.` : 'Nobody has to say whose that is.')
      return false
    }
    if (!(await giveSending(comparingOf(parts), row, owner.id))) {
      console.log(`${name} has less than ${moneyOf(row)} available.`)
      return false
    }
    await parts.database.transaction(tx =>
      appendEntry(
        tx,
        toolActor,
        { ...deedOf(row), after: { ...factsOf(row), named: name } },
        parts.clock.now(),
      ),
    )
    console.log(`${moneyOf(row)} stands among the withdrawals of ${name}.`)
    return true
  },
  async 'write-off'(parts, [txid = '']) {
    const row = await findUnknown(parts, txid)
    if (!row) {
      console.log('Nobody has to say whose that is.')
      return false
    }
    await parts.database.transaction(async tx => {
      await writeOff(comparingOf(parts), tx, row)
      await appendEntry(
        tx,
        toolActor,
        { ...deedOf(row), after: { ...factsOf(row), named: 'house' } },
        parts.clock.now(),
      )
    })
    console.log(`The house bears ${moneyOf(row)}.`)
    return true
  },
}

const moneyOf = ({ amount, coin }: FoundSendingRow): string => `${decimalOf(BigInt(amount), coin)} ${coin}`

const factsOf = (row: FoundSendingRow) => ({ amount: moneyOf(row), address: row.recipient })

/** They hold up withdrawals: that is what the entry is about. */
const deedOf = ({ txid }: FoundSendingRow) =>
  ({ deed: 'settle_sending', subjectKind: 'switch', subjectId: 'withdrawals', subjectLabel: txid }) as const

const findUnknown = ({ database: { db } }: Parts, txid: string): Promise<FoundSendingRow | undefined> =>
  db
    .selectFrom('found_sending')
    .selectAll()
    .where('txid', '=', txid)
    .where('outcome', '=', 'unknown')
    .executeTakeFirst()

const [name = '', ...words] = process.argv.slice(2)
const command = commands[name]
if (!command) endWithUsage(usage)

await runTool(parts => command(parts, words))
