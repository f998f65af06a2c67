/** A node of a GraphQL syntax tree, as the generator prints it. */
export interface SyntaxNode {
  readonly kind: string
  readonly [member: string]: unknown
}

/** The functions that make the nodes that documents consist of, by the names that compiled documents call them. */
export const syntaxModule = 'souk-syntax'
export const syntaxNames = ['$n', '$f', '$s', '$p', '$a', '$d', '$t', '$r'] as const

/** Their code: a tree written as calls is a fifth of one written out, also when both are compressed. */
export const syntaxCode = `
export const $n = value => ({ kind: 'Name', value })
export const $s = selections => ({ kind: 'SelectionSet', selections })
export const $f = (name, selections, alias, args, directives) => ({
  kind: 'Field',
  ...(alias ? { alias: $n(alias) } : {}),
  name: $n(name),
  ...(args ? { arguments: args } : {}),
  ...(directives ? { directives } : {}),
  ...(selections ? { selectionSet: $s(selections) } : {}),
})
export const $p = name => ({ kind: 'FragmentSpread', name: $n(name) })
export const $a = (name, variable) => ({ kind: 'Argument', name: $n(name), value: { kind: 'Variable', name: $n(variable) } })
export const $d = (name, type) => ({ kind: 'VariableDefinition', variable: { kind: 'Variable', name: $n(name) }, type })
export const $t = name => ({ kind: 'NamedType', name: $n(name) })
export const $r = type => ({ kind: 'NonNullType', type })
`

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'kind' in value

/** The text of a name, when that is all that a node says of it. */
const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.kind === 'Name' && Object.keys(value).length === 2
    ? String(value['value'])
    : undefined

const has = (node: SyntaxNode, ...members: readonly string[]): boolean =>
  Object.keys(node).every(key => key === 'kind' || members.includes(key))

/** The variable that a value is, when it is one. */
const variableOf = (value: unknown): string | undefined =>
  isNode(value) && value.kind === 'Variable' && has(value, 'name') ? nameOf(value['name']) : undefined

const listOf = (value: unknown): string => `[${(value as readonly unknown[]).map(codeOf).join(',')}]`
const isList = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length > 0)

/** Arguments of a call without those at its end that say nothing. */
const call = (name: string, ...parts: readonly (string | undefined)[]): string => {
  const last = parts.findLastIndex(part => part !== undefined)
  return `${name}(${parts
    .slice(0, last + 1)
    .map(part => part ?? '0')
    .join(',')})`
}

const quoted = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : JSON.stringify(text)

/** How the kinds that documents are full of are written; undefined for a node that says more than its function takes. */
const writers: Readonly<Record<string, (node: SyntaxNode) => string | undefined>> = {
  Field: node => {
    const { alias, name, arguments: args, directives, selectionSet } = node
    const isPlain =
      has(node, 'alias', 'name', 'arguments', 'directives', 'selectionSet') &&
      isList(args) &&
      isList(directives)
    const selections = isNode(selectionSet) ? selectionSet['selections'] : undefined
    if (!isPlain || (selectionSet !== undefined && !isList(selections))) return undefined
    const list = (value: unknown) => (value === undefined ? undefined : listOf(value))
    return call(
      '$f',
      quoted(nameOf(name)),
      list(selections),
      quoted(nameOf(alias)),
      list(args),
      list(directives),
    )
  },
  FragmentSpread: node => (has(node, 'name') ? call('$p', quoted(nameOf(node['name']))) : undefined),
  SelectionSet: node =>
    has(node, 'selections') && isList(node['selections'])
      ? call('$s', listOf(node['selections']))
      : undefined,
  Argument: node => {
    const variable = variableOf(node['value'])
    return has(node, 'name', 'value') && variable !== undefined
      ? call('$a', quoted(nameOf(node['name'])), quoted(variable))
      : undefined
  },
  VariableDefinition: node => {
    const variable = variableOf(node['variable'])
    return has(node, 'variable', 'type') && variable !== undefined
      ? call('$d', quoted(variable), codeOf(node['type']))
      : undefined
  },
  NamedType: node => (has(node, 'name') ? call('$t', quoted(nameOf(node['name']))) : undefined),
  NonNullType: node => (has(node, 'type') ? call('$r', codeOf(node['type'])) : undefined),
  Name: node => (has(node, 'value') ? call('$n', quoted(String(node['value']))) : undefined),
}

/** A value of a syntax tree as code that makes it. */
export function codeOf(value: unknown): string {
  if (Array.isArray(value)) return listOf(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isNode(value)) {
    const written = writers[value.kind]?.(value)
    if (written !== undefined) return written
  }
  return `{${Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${JSON.stringify(key)}:${codeOf(member)}`)
    .join(',')}}`
}
