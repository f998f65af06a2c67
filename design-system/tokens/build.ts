import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '@terrazzo/parser'
import { css } from './generate/css.ts'
import { figma } from './generate/figma.ts'
import { fontFaces } from './generate/fontFaces.ts'
import { native } from './generate/native.ts'
import { readTokens } from './generate/readTokens.ts'
import { varsModule } from './generate/vars.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const formatter = fileURLToPath(new URL('../../node_modules/.bin/oxfmt', import.meta.url))

const formatted = (file: string, source: string): string =>
  execFileSync(formatter, [`--stdin-filepath=${file}`], { input: source, encoding: 'utf8' })

const notice =
  '/* Generated from tokens.resolver.json by design-system/tokens/build.ts: change the source and run it. */\n'

/** No token of the format is a font file: these are told apart here. */
const withFonts = (contents: string): string =>
  `${notice}\n${fontFaces()}\n${contents.replace(/^\/\*[\s\S]*?\*\/\s*/, '')}`

/** A file that is made of the tokens, and what it must contain, formatted as committed. */
export interface GeneratedFile {
  /** Its whole path. */
  readonly file: string
  readonly content: string
}

/** Every generated file of this folder: style sheet, names for TypeScript, plain values, Figma’s variables. */
export async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  const read = await readTokens()
  const { tokens, resolver, sources, logger } = read
  const config = { ...read.config, plugins: [css(read), varsModule(read), native(read), figma(read)] }
  const { outputFiles } = await build(tokens, { resolver, sources, logger, config })
  return outputFiles.map(({ filename, contents }) => {
    const file = path.join(folder, filename)
    const source = filename === 'tokens.css' ? withFonts(String(contents)) : String(contents)
    return { file, content: formatted(file, source) }
  })
}

if (import.meta.main)
  for (const { file, content } of await generatedFiles()) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
