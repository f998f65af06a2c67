import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildCss } from './generate/css.ts'
import { readTokens } from './generate/readTokens.ts'
import { buildVars } from './generate/varsSource.ts'

const formatter = fileURLToPath(new URL('../../node_modules/.bin/oxfmt', import.meta.url))

const formatted = (file: string, source: string): string =>
  execFileSync(formatter, [`--stdin-filepath=${file}`], { input: source, encoding: 'utf8' })

/** The generated files of this folder and what each must contain: `tokens.css` and `vars.ts`, formatted as committed. */
export function generatedFiles(): { file: string; content: string }[] {
  const tokens = readTokens()
  const sources = { 'tokens.css': buildCss(tokens), 'vars.ts': buildVars(tokens) }
  return Object.entries(sources).map(([name, source]) => {
    const file = fileURLToPath(new URL(name, import.meta.url))
    return { file, content: formatted(file, source) }
  })
}

if (import.meta.main) for (const { file, content } of generatedFiles()) writeFileSync(file, content)
