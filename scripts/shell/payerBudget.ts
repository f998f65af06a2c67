import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The most that the payer’s page may load, and what a shop puts into its own, in kB of 1000 bytes, as gzip. */
export const payerBudgets = { script: 120, style: 10, embed: 3 } as const

type Kind = keyof typeof payerBudgets

/** One entry of `payer/manifest.json`. */
interface Entry {
  readonly file: string
  readonly css?: readonly string[]
}

/** What of the payer’s page is heavier than its budget, a line each; empty when all is well. */
export function overPayerBudget(appDir: string): string[] {
  const manifest = JSON.parse(readFileSync(join(appDir, 'payer/manifest.json'), 'utf8')) as Record<
    string,
    Entry
  >
  const entries = Object.values(manifest)
  const files: Readonly<Record<Kind, readonly string[]>> = {
    // All of it, whatever asks for it.
    script: entries.map(({ file }) => file).filter(file => file.endsWith('.js')),
    style: [...new Set(entries.flatMap(({ css = [] }) => css))],
    embed: ['embed.js'],
  }
  return (Object.keys(payerBudgets) as Kind[]).flatMap(kind => {
    const weight = files[kind].reduce((total, file) => total + transferred(join(appDir, file)), 0) / 1000
    const allowed = payerBudgets[kind]
    return weight > allowed
      ? [`the payer’s page: ${weight.toFixed(1)} kB of ${kind}, ${allowed} kB allowed`]
      : []
  })
}

const transferred = (file: string): number =>
  statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? gzipSync(readFileSync(file), { level: 9 }).length
