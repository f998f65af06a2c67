import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { payerBuilds } from '../app/payer.vite.config.ts'
import { overBudget } from './shell/budget.ts'
import { overPayerBudget } from './shell/payerBudget.ts'

const root = fileURLToPath(new URL('../app', import.meta.url))

/** Builds the app into `app/dist`, and the payer’s page beside it. Throws when a page has become heavier than its budget (scripts/shell/budget.ts). */
export async function buildApp(): Promise<void> {
  await build({
    root,
    configFile: fileURLToPath(new URL('../app/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
  })
  for (const config of payerBuilds) await build(config)
  const dist = fileURLToPath(new URL('../app/dist', import.meta.url))
  const heavy = [...overBudget(dist), ...overPayerBudget(dist)]
  if (heavy.length > 0)
    throw new Error(`The build is too heavy; load what is not needed at once later:\n${heavy.join('\n')}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApp()
