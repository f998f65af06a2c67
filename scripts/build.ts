import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { overBudget } from './shell/budget.ts'

const root = fileURLToPath(new URL('../app', import.meta.url))

/** Builds the app into `app/dist`. Throws when a page has become heavier than its budget (scripts/shell/budget.ts). */
export async function buildApp(): Promise<void> {
  await build({
    root,
    configFile: fileURLToPath(new URL('../app/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
  })
  const heavy = overBudget(fileURLToPath(new URL('../app/dist', import.meta.url)))
  if (heavy.length > 0)
    throw new Error(`The build is too heavy; load what is not needed at once later:\n${heavy.join('\n')}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApp()
