import { checkTrail } from '../trail/checkTrail.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run trail`: reads the whole audit trail and compares each entry with its hash. `npm run trail -- HASH`: also that the entry with
// this hash, noted down earlier and elsewhere, is still there: a trail that was cut off at its end is whole by itself.
const [noted, ...rest] = process.argv.slice(2)
if (rest.length > 0 || (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted)))
  endWithUsage('npm run trail -- [HASH]')

await runTool(async ({ database: { db } }) => {
  const { entries, last, brokenAt } = await checkTrail(db)
  console.log(
    brokenAt === null
      ? `${entries} entries, each as it was written. The last one is ${last}`
      : `Entry ${brokenAt} is not what was written, or is missing. ${entries} before it are whole.`,
  )
  if (noted === undefined) return brokenAt === null
  const known = await db
    .selectFrom('audit_entry')
    .select('number')
    .where('hash', '=', noted)
    .executeTakeFirst()
  console.log(
    known ? `The entry that you noted is number ${known.number}` : 'The entry that you noted is not there',
  )
  return brokenAt === null && known !== undefined
})
