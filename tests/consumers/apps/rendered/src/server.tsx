import { createI18n } from '@souk/design-system/locales'
import { pageStyles } from '@souk/design-system/theme'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { german } from '../shared/german.ts'
import { Root } from './Root.tsx'

// The packages are not built into this file: Node loads them as they are installed.
const i18n = await createI18n(german, 'Kiosk')
const styles = pageStyles()

function page(): string {
  const html = renderToString(styles.collect(<Root i18n={i18n} />))
  return `<!doctype html>
<html lang="de" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <title>Kasse</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/client.css" />
    ${styles.tagOf(html)}
    <script type="module" src="/client.js"></script>
  </head>
  <body><div id="root">${html}</div></body>
</html>`
}

const kinds: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript' }

const server = createServer((request, response) => {
  const path = request.url ?? '/'
  if (path === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page())
    return
  }
  readFile(new URL(`../client${path}`, import.meta.url)).then(
    file => response.setHeader('content-type', kinds[path.split('.').at(-1) ?? ''] ?? '').end(file),
    () => response.writeHead(404).end(),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}/`)
})
