import { createHash } from 'node:crypto'

/** A file of the build. */
export interface BuiltFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** The name of a build: the same for the same files, another as soon as any of them differs. */
export function versionOf(files: readonly BuiltFile[]): string {
  const hash = createHash('sha256')
  for (const { name, content } of files.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const bytes = Buffer.from(content)
    // With its length, so that no two lists of files read the same.
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}

/** Puts the version into the head of `index.html`, where the app reads what it is. */
export function withVersion(html: string, version: string): string {
  if (!html.includes('</head>')) throw new Error('index.html has no </head> to put the version into')
  return html.replace('</head>', `<meta name="souk-version" content="${version}">\n  </head>`)
}
