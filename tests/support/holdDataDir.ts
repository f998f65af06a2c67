import { openDatabase } from '../../server/database/database.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'

/** A process that holds a data folder until it is killed. Argument: the folder. Writes a line when it has written a row. */
const [, , dataDir = ''] = process.argv
const database = await openDatabase({ dataDir })
await migrateToLatest(database)
await database.db.insertInto('asset').values({ code: 'AAA', scale: 2 }).execute()
process.stdout.write('ready\n')
setInterval(() => {}, 60_000)
