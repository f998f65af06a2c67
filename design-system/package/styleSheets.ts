import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { parse, root, type Root } from 'postcss'
import { styleSheets } from './entries.ts'
import { home } from './modules.ts'

const isFontFace = (node: Root['nodes'][number]) => node.type === 'atrule' && node.name === 'font-face'

/** Takes the fonts out of the tokens: whoever serves their own, or wants those of the device, leaves the second file out. */
export function splitFonts(css: string): { readonly tokens: string; readonly fonts: string } {
  const tokens = parse(css)
  const faces = tokens.nodes.filter(isFontFace)
  const fonts = root({ nodes: faces.map(face => face.clone()) })
  for (const face of faces) face.remove()
  return { tokens: `${tokens.toString().trim()}\n`, fonts: `${fonts.toString().trim()}\n` }
}

/** Writes the style sheets and the fonts of the package. */
export function writeStyleSheets(outDir: string): void {
  const { tokens, fonts } = splitFonts(readFileSync(`${home}/tokens/tokens.css`, 'utf8'))
  writeFileSync(`${outDir}/tokens.css`, tokens)
  writeFileSync(`${outDir}/fonts.css`, fonts)
  // Compilers ask what an import of a style sheet gives.
  for (const sheet of Object.keys(styleSheets)) writeFileSync(`${outDir}/${sheet}.d.ts`, 'export {}\n')
  cpSync(`${home}/tokens/fonts`, `${outDir}/fonts`, { recursive: true })
}
