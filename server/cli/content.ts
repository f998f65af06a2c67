import { readFile } from 'node:fs/promises'
import { openParts } from '../composition/parts.ts'
import { applyContent, ContentRefused, parseContent } from '../modules/content/apply.ts'
import { machineRandom, newSecret } from '../runtime/random.ts'
import { silentLogger } from '../runtime/logger.ts'
import { noSealing } from '../runtime/sealing.ts'
import { readSettings } from '../runtime/settings.ts'

// `npm run content -- apply FILE.json`: stories, promo blocks, words about the service and media partners, as in
// `server/seed/content.json`. A list that the file leaves out stays as it is.
const [verb, file] = process.argv.slice(2)
if (verb !== 'apply' || !file) {
  console.error('npm run content -- apply FILE.json')
  process.exit(1)
}

try {
  const content = parseContent(await readFile(file, 'utf8'))
  const settings = readSettings(
    { ...process.env, SEED: 'none' },
    { role: 'tool', newSecret: () => newSecret(machineRandom) },
  )
  const parts = await openParts({ settings, logger: silentLogger, sealing: noSealing })
  const counts = await parts.database.transaction(tx =>
    applyContent(tx, content, { random: parts.random, at: parts.clock.now() }),
  )
  parts.board.close()
  await parts.bus.close()
  await parts.clock.close()
  await parts.database.close()
  for (const [kind, count] of Object.entries(counts)) console.log(`${kind}: ${count}`)
} catch (error) {
  if (error instanceof ContentRefused) console.error(`${file} was not applied; nothing has changed:`)
  console.error((error as Error).message)
  process.exitCode = 1
}
