import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** What a document asks for, each spread counted as often as it is used. */
export interface Size {
  /** Fields inside fields. */
  depth: number
  /** Fields, spreads and inline fragments. */
  selections: number
  aliases: number
  /** Fields at the root, each of which is a call to the server. */
  rootFields: number
  arguments: number
  /** Directives, which cost time even where they do nothing. */
  directives: number
  variables: number
}

/** A fragment that leads back to itself. */
export class FragmentCircle extends Error {
  readonly fragment: string
  constructor(fragment: string) {
    super(`Cannot spread fragment "${fragment}" within itself.`)
    this.fragment = fragment
  }
}

const nothing: Size = {
  depth: 0,
  selections: 0,
  aliases: 0,
  rootFields: 0,
  arguments: 0,
  directives: 0,
  variables: 0,
}
/** Far beyond every limit, and far below where adding up goes wrong. */
const countless = 1_000_000_000

function add(size: Size, more: Size): void {
  size.depth = Math.max(size.depth, more.depth)
  for (const name of ['selections', 'aliases', 'rootFields', 'arguments', 'directives', 'variables'] as const)
    size[name] = Math.min(size[name] + more[name], countless)
}

/**
 * Measures a document in time linear in its length: each fragment is measured once, and counted wherever it is spread. What
 * all operations ask for is added up, and so is what no operation uses, because it is validated like the rest.
 * @throws FragmentCircle
 */
export function measure(document: DocumentNode): Size {
  const fragments = fragmentsOf(document)
  const measured = new Map<string, Size | 'underWay'>()
  const ofFragment = (name: string): Size => {
    const known = measured.get(name)
    if (known === 'underWay') throw new FragmentCircle(name)
    if (known !== undefined) return known
    const fragment = fragments.get(name)
    if (fragment === undefined) return nothing
    measured.set(name, 'underWay')
    const size = { ...nothing, directives: fragment.directives?.length ?? 0 }
    addSelections(size, fragment.selectionSet)
    measured.set(name, size)
    return size
  }
  const addSelections = (size: Size, { selections }: SelectionSetNode): void => {
    for (const node of selections) {
      add(size, {
        ...nothing,
        selections: 1,
        directives: node.directives?.length ?? 0,
        arguments: argumentsOf(node),
      })
      if (node.kind === Kind.FRAGMENT_SPREAD) add(size, ofFragment(node.name.value))
      else if (node.kind === Kind.INLINE_FRAGMENT) addSelections(size, node.selectionSet)
      else {
        const inner = { ...nothing }
        if (node.selectionSet !== undefined) addSelections(inner, node.selectionSet)
        add(size, {
          ...inner,
          depth: inner.depth + 1,
          aliases: inner.aliases + (node.alias === undefined ? 0 : 1),
          rootFields: 1,
        })
      }
    }
  }
  const total = { ...nothing }
  for (const operation of operationsOf(document)) {
    add(total, {
      ...nothing,
      variables: operation.variableDefinitions?.length ?? 0,
      directives: operation.directives?.length ?? 0,
    })
    addSelections(total, operation.selectionSet)
  }
  for (const name of fragments.keys()) if (!measured.has(name)) add(total, ofFragment(name))
  return total
}

const argumentsOf = (node: SelectionNode): number =>
  (node.kind === Kind.FIELD ? (node.arguments?.length ?? 0) : 0) +
  (node.directives ?? []).reduce((sum, directive) => sum + (directive.arguments?.length ?? 0), 0)

/** The answer's shape: what is asked for below each key, wherever in the document that stands. */
export interface Shape {
  /** How often it stands there. */
  seen: number
  /** The fields that may be behind the key; more than one where types differ. */
  readonly fields: Set<string>
  readonly children: Map<string, Shape>
}

/** The shape of an operation's answer. Call it for a document within the limits: it takes a step for each selection. */
export function shapeOf(
  document: DocumentNode,
  root: OperationDefinitionNode | FragmentDefinitionNode,
): Shape {
  const fragments = fragmentsOf(document)
  const grow = (shape: Shape, { selections }: SelectionSetNode): Shape => {
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) grow(shape, node.selectionSet)
      else if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value)
        if (fragment !== undefined) grow(shape, fragment.selectionSet)
      } else {
        const key = node.alias?.value ?? node.name.value
        const child = shape.children.get(key) ?? { seen: 0, fields: new Set(), children: new Map() }
        shape.children.set(key, child)
        child.seen += 1
        child.fields.add(node.name.value)
        if (node.selectionSet !== undefined) grow(child, node.selectionSet)
      }
    }
    return shape
  }
  return grow({ seen: 1, fields: new Set(), children: new Map() }, root.selectionSet)
}

/**
 * How often validation compares two fields with each other: all that stand behind one key of the answer. For a document
 * within the limits.
 */
export const comparisonsOf = (document: DocumentNode): number =>
  document.definitions.reduce(
    (sum, node) =>
      node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION
        ? sum + comparisonsIn(shapeOf(document, node))
        : sum,
    0,
  )

const comparisonsIn = ({ children }: Shape): number =>
  [...children.values()].reduce((sum, child) => sum + (child.seen - 1) * child.seen + comparisonsIn(child), 0)

/** The operations of a document. */
export const operationsOf = (document: DocumentNode): OperationDefinitionNode[] =>
  document.definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION)

const fragmentsOf = (document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    document.definitions.flatMap(node =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
