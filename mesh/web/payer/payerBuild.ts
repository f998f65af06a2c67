import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PayerMarkup, PayerRequest } from '../../../http/payerPage.ts'

export type RenderPayer = (request: PayerRequest) => PayerMarkup

/** The payer's page as the app's build has it. */
export interface PayerBuild {
  readonly render: RenderPayer
  /** A path on this host. */
  readonly script: string
  /** It stands in the page: a phone on a slow line would wait for another answer before it paints. */
  readonly css: string
  /** The same as paths on this host, for a page whose address is a secret. */
  readonly sheets: readonly string[]
}

interface Entry {
  readonly file: string
  readonly css?: readonly string[]
}

/** Loads it; null where the build has none. Throws when it is not whole. */
export async function loadPayerBuild(appDir: string): Promise<PayerBuild | null> {
  const file = join(appDir, 'payer/manifest.json')
  if (!existsSync(file)) return null
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Entry>>
  const entry = manifest['payer/main.tsx']
  if (entry === undefined) throw new Error('payer/manifest.json does not name the script of the page')
  const { renderPayer } = (await import(pathToFileURL(join(appDir, 'payer/server.js')).href)) as {
    renderPayer: RenderPayer
  }
  const sheets = entry.css ?? []
  const css = sheets.map(name => readFileSync(join(appDir, name), 'utf8').trim()).join('\n')
  if (/<\/style/i.test(css)) throw new Error('The style sheet of the payer’s page would end its element')
  return { render: renderPayer, script: `/${entry.file}`, css, sheets: sheets.map(name => `/${name}`) }
}
