import { filePlaces } from '../files/fileStore.ts'
import { moveFiles } from '../files/moveFiles.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run files -- list`: how many files lie where. `npm run files -- move s3|database`: moves all, or what is left to move.
const [what, target] = process.argv.slice(2)
const place = filePlaces.find(known => known === target)
if (what !== 'list' && !(what === 'move' && place))
  endWithUsage(`npm run files -- list | move ${filePlaces.join('|')}`)

await runTool(async ({ database, uploads }) => {
  if (!place) {
    const { db } = database
    for (const { kept_in, files } of await db
      .selectFrom('file')
      .select(['kept_in', query => query.fn.countAll<string>().as('files')])
      .groupBy('kept_in')
      .execute())
      console.log(`${kept_in}: ${files}`)
    return true
  }
  const { moved, broken } = await moveFiles(uploads, place, count => {
    if (count % 100 === 0) console.log(`${count} moved`)
  })
  console.log(`${moved} moved to ${place}; what they left is cleared away after an hour`)
  for (const id of broken) console.error(`${id} is not as it was kept, and stays where it is`)
  return broken.length === 0
})
