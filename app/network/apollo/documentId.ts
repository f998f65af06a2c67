import type { DocumentNode } from 'graphql'

/**
 * The id under which the gateway knows a document: the sha256 that the generator put into it. Undefined for a document that
 * was not generated.
 */
export function documentIdOf(document: DocumentNode): string | undefined {
  const { __meta__: meta } = document as { readonly __meta__?: { readonly hash?: string } }
  return meta?.hash
}
