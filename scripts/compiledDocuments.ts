import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

export interface CompiledDocumentsOptions {
  /** The generated module with every document as a syntax tree, `app/__generated__/graphql.ts`. */
  readonly documents: string
}

const call = /\bgql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g
const importLine = /^import\s*\{\s*gql\s*\}\s*from\s*['"][^'"]*__generated__\/gql(?:\.ts)?['"];?/m

/**
 * Puts every document as a ready syntax tree where its `gql` call stands, so that each chunk carries its own documents
 * and no page the map of all of them. Fails the build for a document that was not generated: run `npm run generate`.
 */
export function compiledDocuments({ documents }: CompiledDocumentsOptions): Plugin {
  let trees: Readonly<Record<string, unknown>> = {}
  return {
    name: 'souk-compiled-documents',
    enforce: 'pre',
    apply: 'build',
    async buildStart() {
      trees = (await import(pathToFileURL(documents).href)) as Record<string, unknown>
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !importLine.test(code)) return null
      return { code: inlineDocuments(code, trees), map: null }
    },
  }
}

/** The module with its `gql` calls replaced; every line stays where it was. */
export function inlineDocuments(code: string, trees: Readonly<Record<string, unknown>>): string {
  return code.replace(importLine, '').replace(call, (whole: string, source: string) => {
    const name = exportName(source)
    const tree = trees[name]
    if (tree === undefined) throw new Error(`${name} was not generated: run npm run generate`)
    // In brackets it is an expression also where nobody reads it: a fragment that only other documents spread.
    return `(${JSON.stringify(tree)})` + '\n'.repeat(whole.split('\n').length - 1)
  })
}

/** Under which name the generator exports a document: `TradesPageDocument`, `TradeCard_TradeFragmentDoc`. */
function exportName(source: string): string {
  const [, kind, name = ''] = /\b(query|mutation|subscription|fragment)\s+(\w+)/.exec(source) ?? []
  const pascal = name.replace(
    /(^|_)([a-z])/g,
    (_, sign: string, letter: string) => sign + letter.toUpperCase(),
  )
  return kind === 'fragment' ? `${pascal}FragmentDoc` : `${pascal}Document`
}
