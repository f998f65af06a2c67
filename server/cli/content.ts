import { readFile } from 'node:fs/promises'
import { applyContent, parseContent } from '../modules/content/cards/applyContent.ts'
import { ContentRefused } from '../modules/content/cards/contentRefusal.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run content -- apply FILE.json`: stories, promo blocks, words about the service and media partners, as in
// `server/composition/seed/content.json`. A list that the file leaves out stays as it is.
const [verb, file] = process.argv.slice(2)
if (verb !== 'apply' || !file) endWithUsage('npm run content -- apply FILE.json')

await runTool(async ({ database, random, clock }) => {
  try {
    const content = parseContent(await readFile(file, 'utf8'))
    const counts = await database.transaction(tx => applyContent(tx, content, { random, at: clock.now() }))
    for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count}`)
    return true
  } catch (error) {
    if (error instanceof ContentRefused) console.error(`${file} was not applied; nothing has changed:`)
    throw error
  }
})
