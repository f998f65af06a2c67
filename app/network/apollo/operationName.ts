import type { DocumentNode } from 'graphql'

/** The name of a document's operation. Throws for a document without one. */
export function operationNameOf(document: DocumentNode): string {
  const [name] = document.definitions.flatMap(node => ('operation' in node ? [node.name?.value] : []))
  if (name === undefined) throw new Error('The document names no operation')
  return name
}
