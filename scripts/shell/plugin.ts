import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { shellManifest } from './manifest.ts'
import { preloadsFrom } from './preloads.ts'

const sign = readFileSync(new URL('../../app/public/favicon.svg', import.meta.url), 'utf8').trim()

const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * The entry is fetched at once and run by `app/public/start.js`, after the first picture. What the picture needs, styles and
 * the font, comes before the scripts.
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

/** Puts the sign into `index.html`, and writes `shell.json` beside `index.html`: the routes with their texts and what each loads at once. */
export const shellPlugin = (): Plugin => ({
  name: 'souk-shell',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: html =>
      startLate(html.replace('<!-- sign -->', sign.replace('<svg ', '<svg aria-hidden="true" '))),
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [file] : []))
      const manifest = shellManifest(preloadsFrom(chunks, Object.keys(bundle)))
      this.emitFile({ type: 'asset', fileName: 'shell.json', source: JSON.stringify(manifest) })
    },
  },
})
