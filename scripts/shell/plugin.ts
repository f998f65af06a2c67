import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { shellManifest } from './manifest.ts'
import { preloadsFrom } from './preloads.ts'
import { versionOf, withVersion, type BuiltFile } from './version.ts'

const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * The entry is fetched at once and run by `app/public/start.js`, after the first picture: its scripts are there by then, and running
 * them first would keep the page white for as long. Libraries first, then the app, and the browser breathes between. It is no module, because
 * those run before the first picture, which is on the screen when the second frame begins; a tab in the background paints nothing, and starts after a while. What the picture needs, styles and the
 * font, comes before the scripts. Of a page that came whole (mesh/web/page.ts, mesh/web/reader) the scripts are fetched after the picture, too.
 */
function startLate(html: string): string {
  const vendor = /href="(\/assets\/vendor-[^"]+\.js)"/.exec(html)?.[1]
  if (vendor === undefined || !entry.test(html))
    throw new Error('index.html has no entry that could be started late')
  return html
    .replace(
      entry,
      `<link rel="modulepreload" crossorigin href="$1"><script defer src="/start.js" data-modules="${vendor} $1"></script>`,
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** The files that the build takes as they are. */
const publicFiles = (folder: string): BuiltFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(file => ({ name: file.slice(folder.length), content: readFileSync(file) }))

/**
 * Puts the version into `index.html`, and writes beside it `shell.json`, the routes with their texts and what each
 * loads at once, and `version.json`, by which an open page learns that a newer one is served.
 */
export const shellPlugin = (): Plugin => {
  let publicDir = ''
  return {
    name: 'souk-shell',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    transformIndexHtml: {
      order: 'post',
      handler: html => startLate(html),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle)
        const chunks = built.flatMap(file => (file.type === 'chunk' ? [file] : []))
        const manifest = JSON.stringify(shellManifest(preloadsFrom(chunks, Object.keys(bundle))))
        const files: BuiltFile[] = built.map(file => ({
          name: file.fileName,
          content: file.type === 'chunk' ? file.code : file.source,
        }))
        const version = versionOf([
          ...files,
          ...publicFiles(publicDir),
          { name: 'shell.json', content: manifest },
        ])
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('The build has no index.html to put its version into')
        index.source = withVersion(String(index.source), version)
        this.emitFile({ type: 'asset', fileName: 'shell.json', source: manifest })
        this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version }) })
      },
    },
  }
}
