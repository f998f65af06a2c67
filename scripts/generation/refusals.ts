import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { laterRefusals } from '../../design-system/locales/laterRefusals.ts'
import { folders, head } from './language.ts'

type Sentences = Readonly<Record<string, string>>

/** The nouns that are made here, and not written by hand. */
export const refusalNouns: readonly string[] = ['error', ...Object.keys(laterRefusals)]

const later: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(laterRefusals).map(([noun, codes]) => [noun, codes.trim().split(/\s+/)]),
)

/**
 * What refusals say on the pages of a language, by path: the server's sentences, unless the pages say one otherwise, and those of
 * failures that the app itself runs into. Throws where a sentence is of a code that the server does not refuse with.
 */
export async function refusalFiles(root: string, locale: string): Promise<[path: string, text: string][]> {
  const read = async (path: string) =>
    (await import(/* @vite-ignore */ pathToFileURL(join(root, path)).href)) as Readonly<
      Record<string, unknown>
    >
  const { words } = (await read(`${folders.server}/${locale}/words.ts`)) as { words: { refusals: Sentences } }
  const ofPages = async (noun: string) =>
    (await read(`${folders.pages}/${locale}/${noun}.ts`))[noun] as Sentences
  const [otherwise, ofApp] = [await ofPages('errorOtherwise'), await ofPages('errorOfApp')]

  const placed = new Set([...later.values()].flat())
  const unknown = [...placed, ...Object.keys(otherwise)].find(code => words.refusals[code] === undefined)
  if (unknown !== undefined) throw new Error(`The server never refuses with ${unknown}`)

  const sentence = (code: string): [code: string, text: string] => [
    code,
    otherwise[code] ?? (words.refusals[code] ?? '').replaceAll(/\{(\w+)\}/g, '{{$1}}'),
  ]
  const atOnce = Object.keys(words.refusals).filter(code => !placed.has(code))
  const nouns = [
    ['error', [...atOnce.map(sentence), ...Object.entries(ofApp)]] as const,
    ...[...later].map(([noun, codes]) => [noun, codes.map(sentence)] as const),
  ]
  return nouns.map(([noun, texts]) => [
    `${folders.pages}/__generated__/${locale}/${noun}.ts`,
    `${head}export const ${noun} = {\n${texts.map(([code, text]) => `  ${code}: ${JSON.stringify(text)},\n`).join('')}} as const\n`,
  ])
}
