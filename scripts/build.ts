import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { payerBuilds } from '../app/payer.vite.config.ts'
import { replaceFolder } from './replaceFolder.ts'
import { overBudget } from './shell/budget.ts'
import { overPayerBudget } from './shell/payerBudget.ts'

const root = fileURLToPath(new URL('../app', import.meta.url))

/**
 * Builds the app into `app/dist`, and the payer’s page beside it; the build is there when it is whole. Throws when a page has become
 * heavier than its budget (scripts/shell/budget.ts).
 */
export const buildApp = (): Promise<void> =>
  replaceFolder(`${root}/dist`, async outDir => {
    await build({
      root,
      configFile: fileURLToPath(new URL('../app/vite.config.ts', import.meta.url)),
      logLevel: 'warn',
      build: { outDir },
    })
    for (const config of payerBuilds(outDir)) await build(config)
    const heavy = [...overBudget(outDir), ...overPayerBudget(outDir)]
    if (heavy.length > 0)
      throw new Error(`The build is too heavy; load what is not needed at once later:\n${heavy.join('\n')}`)
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApp()
