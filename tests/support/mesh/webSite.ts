import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { ShellManifest } from '../../../mesh/web/shell.ts'
import type { GatewayOptions } from '../../../mesh/start.ts'
import { startTestBed } from './gateway.ts'

const texts = (title: string) => ({
  en: { title: `${title} | Souk`, heading: title, description: `${title} in English.` },
  ru: { title: `${title} | Souk по-русски`, heading: title, description: `${title} по-русски.` },
})
/** What the build of a small site says of its pages. */
export const manifest: ShellManifest = {
  locales: ['en', 'ru'],
  routes: [
    { pattern: '/', texts: texts('Home'), opening: 'bar' },
    {
      pattern: '/buy',
      texts: texts('Buy "now" & <safely>'),
      opening: 'texts',
      preloads: [
        { as: 'module', href: '/assets/Search-1a2b3c4d.js' },
        { as: 'font', href: '/assets/cyrillic-1a2b3c4d.woff2', type: 'font/woff2', locale: 'ru' },
      ],
    },
    {
      pattern: '/buy-:coin-with-:method',
      params: { coin: { bitcoin: { en: 'Bitcoin', ru: 'биткойн' } } },
      texts: texts('Buy {coin} with {method}'),
    },
    {
      pattern: '/buy-:coin',
      params: { coin: { bitcoin: { en: 'Bitcoin', ru: 'биткойн' } } },
      texts: texts('Buy {coin}'),
    },
    { pattern: '/user/:userName', texts: texts('{userName}') },
    { pattern: '/wallet', texts: texts('Wallet'), noindex: true },
    {
      pattern: '/:country',
      shapes: { country: '[a-z]{4,12}' },
      document: 'country-{country}',
      texts: texts('{country}'),
    },
  ],
  notFound: { texts: texts('Not found') },
}
/** Its page, before a gateway fills it. */
export const index = `<!doctype html>
<html lang="xx" data-theme="none" dir="ltr">
<head><meta charset="utf-8"><title>Template</title><meta name="description" content="Template">
<script type="module" crossorigin src="/assets/index-1a2b3c4d.js"></script></head>
<body><div id="root"><!-- opening --><b>Souk</b><!-- opening texts --><!-- /opening --></div></body></html>`
/** Its script. */
export const script = `export const text = '${'souk '.repeat(500)}'\n`

/** A gateway with a built site behind it, and a file outside of it that nobody may see. */
export async function startWebSite(options: Partial<GatewayOptions> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'souk-web-'))
  const appDir = join(root, 'dist')
  mkdirSync(join(appDir, 'assets'), { recursive: true })
  writeFileSync(join(root, 'secret.txt'), 'outside')
  writeFileSync(join(appDir, 'index.html'), index)
  writeFileSync(join(appDir, 'shell.json'), JSON.stringify(manifest))
  writeFileSync(join(appDir, 'robots.txt'), 'User-agent: *\n')
  writeFileSync(join(appDir, 'embed.js'), 'Souk\n')
  mkdirSync(join(appDir, 'payer'))
  writeFileSync(join(appDir, 'payer/server.js'), 'the gateway’s own')
  writeFileSync(join(appDir, 'assets/index-1a2b3c4d.js'), script)
  writeFileSync(join(appDir, 'assets/index-1a2b3c4d.js.br'), brotliCompressSync(script))
  writeFileSync(join(appDir, 'assets/index-1a2b3c4d.js.gz.new'), 'half of')
  writeFileSync(join(appDir, 'assets/latin-1a2b3c4d.woff2'), 'font')
  const bed = await startTestBed({ appDir, publicUrl: 'https://souk.example', ...options })
  return {
    appDir,
    server: bed.server,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(bed.url, path, headers, method),
    async close() {
      await bed.close()
      rmSync(root, { recursive: true })
    },
  }
}

/** Asks exactly for this path, and takes the bytes as they come. */
function ask(origin: string, path: string, headers: Record<string, string>, method: string) {
  const { hostname, port } = new URL(origin)
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer; text: string }>(
    (resolve, reject) => {
      const request = http.request({ hostname, port, path, headers, method }, response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          })
        })
      })
      request.on('error', reject)
      request.end()
    },
  )
}
