import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { codeOf, syntaxCode, syntaxModule, syntaxNames } from './documentCode.ts'

export interface CompiledDocumentsOptions {
  /** The generated module with every document as a syntax tree, `app/__generated__/graphql.ts`. */
  readonly documents: string
}

const call = /\bgql\(\s*(?:\/\*[^*]*\*\/\s*)?`([^`]*)`\s*,?\s*\)/g
const importLine = /^import\s*\{\s*gql\s*\}\s*from\s*['"][^'"]*__generated__\/gql(?:\.ts)?['"];?/m

interface Definition {
  readonly kind: string
  readonly name?: { readonly value: string }
}

interface Tree {
  readonly definitions: readonly Definition[]
}

/** A module of one fragment. Documents spread the same fragments again and again: each is in the build once. */
const fragmentModule = 'souk-fragment:'

/**
 * Puts every document as a ready syntax tree where its `gql` call stands, so that each chunk carries its own documents
 * and no page the map of all of them. Its fragments are modules of their own, which go where they are needed. Fails the build for a
 * document that was not generated: run `npm run generate`.
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
    resolveId: id => (id === syntaxModule || id.startsWith(fragmentModule) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${syntaxModule}`) return { code: syntaxCode, moduleSideEffects: false }
      if (!id.startsWith(`\0${fragmentModule}`)) return null
      return { code: fragmentCode(id.slice(fragmentModule.length + 1), trees), moduleSideEffects: false }
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !importLine.test(code)) return null
      return { code: inlineDocuments(code, trees), map: null }
    },
  }
}

/** The module with its `gql` calls replaced; every line stays where it was. */
export function inlineDocuments(code: string, trees: Readonly<Record<string, unknown>>): string {
  const fragments = new Set<string>()
  const inlined = code.replace(call, (whole: string, source: string) => {
    const { definitions, ...rest } = treeOf(source, trees)
    const parts = definitions.map(definition => {
      if (definition.kind !== 'FragmentDefinition') return codeOf(definition)
      const name = definition.name?.value ?? ''
      fragments.add(name)
      return variableOf(name)
    })
    // A call is an expression also where nobody reads it, one after the other: fragments that only other documents spread.
    const tree = `/* @__PURE__ */Object({...${JSON.stringify(rest)},"definitions":[${parts.join(',')}]})`
    return tree + '\n'.repeat(whole.split('\n').length - 1)
  })
  const imports = [...fragments].map(name => `import ${variableOf(name)} from '${fragmentModule}${name}';`)
  return inlined.replace(importLine, () => syntaxImport + imports.join(''))
}

/** The module of one fragment: its definition, and nothing of what it spreads. */
export function fragmentCode(name: string, trees: Readonly<Record<string, unknown>>): string {
  const definition = generated(`${pascalCase(name)}FragmentDoc`, trees).definitions.find(
    ({ kind, name: own }) => kind === 'FragmentDefinition' && own?.value === name,
  )
  if (!definition) throw new Error(`The fragment ${name} was not generated: run npm run generate`)
  return `${syntaxImport}export default ${codeOf(definition)}`
}

const syntaxImport = `import { ${syntaxNames.join(', ')} } from '${syntaxModule}';`

const variableOf = (name: string) => `fragment${name}`

const treeOf = (source: string, trees: Readonly<Record<string, unknown>>): Tree =>
  generated(exportName(source), trees)

function generated(name: string, trees: Readonly<Record<string, unknown>>): Tree {
  const tree = trees[name] as Tree | undefined
  if (tree === undefined) throw new Error(`${name} was not generated: run npm run generate`)
  return tree
}

/** Under which name the generator exports a document: `TradesPageDocument`, `TradeCard_TradeFragmentDoc`. */
function exportName(source: string): string {
  const [, kind, name = ''] = /\b(query|mutation|subscription|fragment)\s+(\w+)/.exec(source) ?? []
  return `${pascalCase(name)}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`
}

const pascalCase = (name: string): string =>
  name.replace(/(^|_)([a-z])/g, (_, sign: string, letter: string) => sign + letter.toUpperCase())
