import { parseSync } from 'vite'
import { propertiesAt } from './tokenNames.ts'

/** One name of a module and what stands behind it. */
interface Declared {
  /** Custom properties that it reads. */
  readonly properties: ReadonlySet<string>
  /** Other names of the module, its imports among them. */
  readonly names: ReadonlySet<string>
}

/** What a module says of tokens. */
export interface ModuleUses {
  readonly declared: ReadonlyMap<string, Declared>
  /** By the name here: the name there, and the module as written. */
  readonly imports: ReadonlyMap<string, { readonly name: string; readonly from: string }>
}

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node['name'] as string
  return node.type === 'Literal' ? String(node['value']) : undefined
}

/** Which way into `vars` each name of a module stands for. */
type Aliases = Map<string, readonly string[]>

function pathOf(node: Node, aliases: Aliases): readonly string[] | undefined {
  if (node.type === 'Identifier') return aliases.get(node['name'] as string)
  if (node.type !== 'MemberExpression') return undefined
  const path = isNode(node['object']) ? pathOf(node['object'], aliases) : undefined
  if (path === undefined) return undefined
  const isLookedUp = node['computed'] === true && (node['property'] as Node).type !== 'Literal'
  return [...path, isLookedUp ? '*' : (nameOf(node['property']) ?? '*')]
}

/** `const { semantic, space: room } = vars`: what each name stands for. */
function noteNames(pattern: unknown, path: readonly string[], aliases: Aliases): void {
  if (!isNode(pattern)) return
  if (pattern.type === 'Identifier') aliases.set(pattern['name'] as string, path)
  if (pattern.type !== 'ObjectPattern') return
  for (const property of (pattern['properties'] as readonly Node[]) ?? [])
    noteNames(property['value'], [...path, nameOf(property['key']) ?? '*'], aliases)
}

/** Every name and every way into `vars` below a node. */
function collect(node: Node, aliases: Aliases, into: { properties: Set<string>; names: Set<string> }): void {
  const path = pathOf(node, aliases)
  if (path !== undefined) for (const property of propertiesAt(path)) into.properties.add(property)
  else {
    if (node.type === 'Identifier') into.names.add(node['name'] as string)
    // A palette’s colour, or a token’s name that a canvas asks for.
    const text =
      node.type === 'Literal' ? node['value'] : (node['value'] as { raw?: string } | undefined)?.raw
    if (typeof text === 'string')
      for (const [property] of text.matchAll(/--[a-z][\w-]+/g)) into.properties.add(property)
    for (const child of childrenOf(node)) collect(child, aliases, into)
  }
}

/** Reads which tokens each name of a module uses. `vars` is followed through `const { … } = vars`, and no further than the module. */
export function usesIn(file: string, code: string): ModuleUses {
  const { body } = parseSync(file, code).program as unknown as { body: readonly Node[] }
  const aliases: Aliases = new Map()
  const imports = new Map<string, { name: string; from: string }>()
  for (const node of body.filter(({ type }) => type === 'ImportDeclaration'))
    for (const specifier of node['specifiers'] as readonly Node[]) {
      const local = nameOf(specifier['local']) ?? ''
      const from = String((node['source'] as Node)['value'])
      if (from.endsWith('tokens/vars.ts') && local === 'vars') aliases.set(local, [])
      else imports.set(local, { name: nameOf(specifier['imported']) ?? 'default', from })
    }
  const declared = new Map<string, { properties: Set<string>; names: Set<string> }>()
  for (const statement of body) {
    const inner = isNode(statement['declaration']) ? statement['declaration'] : statement
    if (inner.type === 'ImportDeclaration') continue
    const parts = inner.type === 'VariableDeclaration' ? (inner['declarations'] as readonly Node[]) : [inner]
    for (const part of parts) {
      const path = isNode(part['init']) ? pathOf(part['init'], aliases) : undefined
      if (path !== undefined) noteNames(part['id'], path, aliases)
      else {
        const into = { properties: new Set<string>(), names: new Set<string>() }
        collect(part, aliases, into)
        declared.set(nameOf(part['id']) ?? `at ${String(part['start'])}`, into)
      }
    }
  }
  return { declared, imports }
}
