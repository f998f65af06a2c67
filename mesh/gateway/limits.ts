import type { GatewayPlugin } from '@graphql-hive/gateway-runtime'
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
  parse,
} from 'graphql'
import { requestFault } from './refusal.ts'

/** What one document may ask for. */
export const limits = {
  /** Words and signs of a document. */
  tokens: 1000,
  /** Fields inside fields, fragments counted where they are used. */
  depth: 12,
  aliases: 30,
  /** Fields at the root, each of which is a call to the server. */
  rootFields: 20,
  /** Directives, which cost time even where they do nothing. */
  directives: 50,
} as const

/** Refuses documents beyond {@link limits}, and introspection where it is off. */
export function useLimits({ introspection }: { readonly introspection: boolean }): GatewayPlugin {
  return {
    onParse({ params, setParseFn }) {
      setParseFn(() => parse(params.source, { maxTokens: limits.tokens, noLocation: false }))
    },
    onValidate({ addValidationRule }) {
      addValidationRule(sizeRule)
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule)
      return ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map(error => requestFault(error as GraphQLError)))
      }
    },
  }
}

/** A validation rule that measures every operation with its fragments. */
export function sizeRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const found = measure(document)
      for (const name of ['depth', 'aliases', 'rootFields', 'directives'] as const)
        if (found[name] > limits[name])
          context.reportError(
            new GraphQLError(
              `This document asks for too much: ${name} ${found[name]}, at most ${limits[name]}.`,
              {
                extensions: { code: 'DOCUMENT_TOO_LARGE', status: 400 },
              },
            ),
          )
    },
  }
}

interface Size {
  depth: number
  aliases: number
  rootFields: number
  directives: number
}

const add = (size: Size, more: Size): Size => ({
  depth: Math.max(size.depth, more.depth),
  aliases: size.aliases + more.aliases,
  rootFields: size.rootFields + more.rootFields,
  directives: size.directives + more.directives,
})

const nothing: Size = { depth: 0, aliases: 0, rootFields: 0, directives: 0 }

/** The largest figures of a document's operations; each fragment is measured once and counted where it is spread. */
function measure(document: DocumentNode): Size {
  const fragments = new Map(
    document.definitions.flatMap(node =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  )
  const measured = new Map<string, Size>()
  const ofFragment = (name: string): Size => {
    const known = measured.get(name)
    if (known !== undefined) return known
    // A fragment inside itself is refused by another rule; here it only must not run for ever.
    measured.set(name, nothing)
    const fragment = fragments.get(name)
    const size = fragment === undefined ? nothing : ofSelections(fragment.selectionSet)
    measured.set(name, size)
    return size
  }
  const ofSelections = ({ selections }: SelectionSetNode): Size => {
    let size = nothing
    for (const node of selections) {
      const directives = { ...nothing, directives: node.directives?.length ?? 0 }
      if (node.kind === Kind.FRAGMENT_SPREAD) size = add(add(size, directives), ofFragment(node.name.value))
      else if (node.kind === Kind.INLINE_FRAGMENT)
        size = add(add(size, directives), ofSelections(node.selectionSet))
      else {
        const inner = node.selectionSet === undefined ? nothing : ofSelections(node.selectionSet)
        size = add(size, {
          depth: inner.depth + 1,
          aliases: inner.aliases + (node.alias === undefined ? 0 : 1),
          rootFields: 1,
          directives: inner.directives + directives.directives,
        })
      }
    }
    return size
  }
  return document.definitions
    .flatMap(node => (node.kind === Kind.OPERATION_DEFINITION ? [ofSelections(node.selectionSet)] : []))
    .reduce(add, nothing)
}
