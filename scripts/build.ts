import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { payerBuilds } from '../app/payer.vite.config.ts'
import { readerBuilds } from '../app/reader.vite.config.ts'
import { precompress } from './building/precompress.ts'
import { replaceFolder } from './building/replaceFolder.ts'
import { overBudget } from './shell/budget.ts'
import { overRenderedBudget } from './shell/renderedBudget.ts'

const root = fileURLToPath(new URL('../app', import.meta.url))
const dist = `${root}/dist`

/**
 * Builds the app into `app/dist`, and the payer’s page beside it; the build is there when it is whole. Throws when a page has become
 * heavier than its budget (scripts/shell/budget.ts).
 *
 * @param onUsable called when it can be served; what makes its files still smaller follows when that resolves, without haste
 */
async function buildApp(onUsable?: () => Promise<unknown>): Promise<void> {
  await replaceFolder(dist, async outDir => {
    await build({
      root,
      configFile: fileURLToPath(new URL('../app/vite.config.ts', import.meta.url)),
      logLevel: 'warn',
      build: { outDir },
    })
    for (const config of [...payerBuilds(outDir), ...readerBuilds(outDir)]) await build(config)
    await precompress(`${outDir}/assets`, 'gzip')
    if (!onUsable) await precompress(`${outDir}/assets`, 'brotli')
    const heavy = [...overBudget(outDir), ...overRenderedBudget(outDir)]
    if (heavy.length > 0)
      throw new Error(`The build is too heavy; load what is not needed at once later:\n${heavy.join('\n')}`)
  })
  if (!onUsable) return
  await onUsable()
  setPriority(constants.priority.PRIORITY_LOW)
  await precompress(`${dist}/assets`, 'brotli')
}

// Whoever waits for it (scripts/building/appBuild.ts) is told, and says when the product is up.
await buildApp(
  process.send &&
    (() => {
      const finish = once(process, 'message')
      process.send?.('usable')
      return finish
    }),
)
process.disconnect?.()
