import { type DocumentNode, GraphQLError, parse } from 'graphql'
import { comparisonsOf, FragmentCircle, measure } from './documentShape.ts'
import { refusal, requestFault } from './refusal.ts'

/**
 * What one document may ask for; each about twice what the largest of the app's own does, at least half as much again, and at
 * most four times as much (`limits.test.ts`).
 */
export const limits = {
  /** Characters of the text. */
  characters: 16_384,
  /** Words and signs of a document. */
  tokens: 1000,
  /** Fields inside fields. */
  depth: 12,
  /** Fields, spreads and inline fragments, counted wherever a fragment is spread. */
  selections: 1000,
  aliases: 30,
  /** Fields at the root, each of which is a call to the server. */
  rootFields: 12,
  arguments: 100,
  /** Directives, which cost time even where they do nothing. */
  directives: 12,
  variables: 40,
  /** Pairs of fields behind the same key of the answer, which validation compares with each other. */
  comparisons: 3000,
} as const

/** So many faults of a document are told; who has made more finds the rest after mending these. */
export const toldFaults = 5

/**
 * Reads a document that anybody may have written; every step takes time in proportion to what the steps before have let through.
 * The nodes know no places in the text: to say them costs the text's length for each of a fault's nodes.
 * @returns the document, or why it is refused
 */
export function readDocument(text: string): DocumentNode | GraphQLError {
  if (text.length > limits.characters) return tooLarge('characters', text.length)
  let document: DocumentNode
  try {
    document = parse(text, { maxTokens: limits.tokens, noLocation: true })
  } catch (error) {
    if (error instanceof GraphQLError) return requestFault(error)
    throw error
  }
  return faultOfSize(document) ?? document
}

/** Why a document is beyond the limits; undefined for one within them. */
export function faultOfSize(document: DocumentNode): GraphQLError | undefined {
  try {
    const size = measure(document)
    for (const name of [
      'depth',
      'selections',
      'aliases',
      'rootFields',
      'arguments',
      'directives',
      'variables',
    ] as const)
      if (size[name] > limits[name]) return tooLarge(name, size[name])
  } catch (error) {
    if (error instanceof FragmentCircle) return requestFault(new GraphQLError(error.message))
    throw error
  }
  // Only now: to compare takes a step for each selection.
  const comparisons = comparisonsOf(document)
  return comparisons > limits.comparisons ? tooLarge('comparisons', comparisons) : undefined
}

const tooLarge = (name: keyof typeof limits, found: number): GraphQLError =>
  refusal(`This document asks for too much: ${name} ${found}, at most ${limits[name]}.`, {
    code: 'DOCUMENT_TOO_LARGE',
    status: 400,
    http: { status: 400, spec: true },
  })
