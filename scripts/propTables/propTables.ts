import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync'
import type { Checker, Project, Signature, Symbol as TypeSymbol } from 'typescript/unstable/sync'
import type { Node } from 'typescript/unstable/ast'
import { isObjectBindingPattern } from 'typescript/unstable/ast/is'
import { typeText } from './typeText.ts'

/** One property of a component, in the shape that Storybook reads. */
interface PropRow {
  readonly name: string
  readonly required: boolean
  readonly description: string
  /** As somebody would write it: `"s" | "m" | "l"`, `boolean`, `readonly Offer[]`. */
  readonly type: { readonly name: string }
  /** As it stands in the code; null for none. */
  readonly defaultValue: { readonly value: string } | null
}

/** What is known of one exported component. */
export interface PropTable {
  readonly displayName: string
  readonly description: string
  readonly props: Readonly<Record<string, PropRow>>
}

/** Tables of a project's components, as its compiler understands them. */
export interface PropTables {
  /** Of each component that a file exports, by its name; of a file that is not the project's: none. */
  readonly tablesOf: (file: string) => Readonly<Record<string, PropTable>>
  /** Ends the compiler's process. */
  readonly close: () => void
}

/**
 * Asks the compiler itself what properties components take: a reader of the text alone does not know what `ButtonVariant` is.
 *
 * @param config the project's `tsconfig.json`
 */
export function openPropTables(config: string): PropTables {
  const api = new API()
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  if (project === undefined) throw new Error(`${config} is no project`)
  return { tablesOf: file => tablesOf(project, file), close: () => api.close() }
}

function tablesOf({ program, checker }: Project, file: string): Record<string, PropTable> {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (module === undefined) return {}
  const tables = checker.getExportsOfModule(module).flatMap(one => {
    const table = /^[A-Z]/.test(one.name) ? tableOf(checker, one) : null
    return table === null ? [] : [[one.name, table] as const]
  })
  return Object.fromEntries(tables)
}

/** Null for what is no component: a type, a constant. */
function tableOf(checker: Checker, component: TypeSymbol): PropTable | null {
  if (component.valueDeclaration === undefined) return null
  const type = checker.getTypeOfSymbol(component)
  const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0]
  if (signature === undefined) return null
  const taken = signature.getParameters().length === 0 ? undefined : checker.getParameterType(signature, 0)
  const named = namedIn(signature)
  const props = taken === undefined ? [] : checker.getPropertiesOfType(taken)
  const rows = props
    // Each button takes what HTML's takes, two hundred properties: those that the component names are its own.
    .filter(prop => named.has(prop.name) || prop.declarations.some(({ path }) => !isPackage(path)))
    .map(prop => [prop.name, rowOf(checker, prop, named.get(prop.name) ?? null)] as const)
  return {
    displayName: component.name,
    description: checker.getDocumentationCommentOfSymbol(component),
    props: Object.fromEntries(rows),
  }
}

const isPackage = (path: string): boolean => path.includes('/node_modules/')

/** The properties that a component takes by name, with what each is where it is not given. */
function namedIn(signature: Signature): ReadonlyMap<string, string | null> {
  const declaration = signature.declaration?.resolve() as
    | { readonly parameters?: readonly { readonly name?: Node }[] }
    | undefined
  const pattern = declaration?.parameters?.[0]?.name
  if (pattern === undefined || !isObjectBindingPattern(pattern)) return new Map()
  return new Map(
    pattern.elements.flatMap(({ dotDotDotToken, propertyName, name, initializer }) => {
      const taken = (propertyName ?? name)?.getText()
      return taken === undefined || dotDotDotToken ? [] : [[taken, initializer?.getText() ?? null] as const]
    }),
  )
}

function rowOf(checker: Checker, prop: TypeSymbol, initial: string | null): PropRow {
  const name = typeText(checker, prop)
  return {
    name: prop.name,
    required: (prop.flags & SymbolFlags.Optional) === 0,
    description: checker.getDocumentationCommentOfSymbol(prop),
    type: { name },
    // Storybook puts the quotes around texts itself.
    defaultValue: initial === null ? null : { value: name === 'string' ? unquoted(initial) : initial },
  }
}

const unquoted = (text: string): string => /^'(.*)'$/.exec(text)?.[1] ?? text
