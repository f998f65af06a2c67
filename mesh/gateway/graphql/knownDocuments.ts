import { type DocumentNode, parse } from 'graphql'

/** The app's own documents, each read when it is first asked for and then kept; there are as many as the manifests hold. */
export interface KnownDocuments {
  /** The document of an id, in hexadecimal. */
  readonly find: (id: string) => DocumentNode | undefined
  /** Whether it is one of these, and not somebody's text that reads the same. */
  readonly has: (document: DocumentNode) => boolean
}

/** @param texts by the sha256 of the text */
export function knownDocuments(texts: ReadonlyMap<string, string>): KnownDocuments {
  const byId = new Map<string, DocumentNode>()
  const all = new WeakSet<DocumentNode>()
  return {
    find(id) {
      const read = byId.get(id)
      const text = texts.get(id)
      if (read !== undefined || text === undefined) return read
      const document = parse(text, { noLocation: true })
      byId.set(id, document)
      all.add(document)
      return document
    },
    has: document => all.has(document),
  }
}
