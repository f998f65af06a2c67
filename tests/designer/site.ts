import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'

/** Where the Storybook of these tests answers. */
export const port = Number(process.env['DESIGNER_PORT'] ?? 6106)

/** Under a part of a path, as on a site that has more than it. */
export const base = '/design/'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder under {@link base}, and nothing else; answers what ends it. */
export async function serve(folder: string): Promise<() => void> {
  const server = http.createServer((request, response): void => {
    const [asked = ''] = (request.url ?? '').split('?', 1)
    const name = asked === base ? 'index.html' : decodeURIComponent(asked.slice(base.length))
    const file = path.join(folder, name)
    if (!asked.startsWith(base) || !file.startsWith(folder)) {
      response.writeHead(404).end()
      return
    }
    readFile(file).then(
      content =>
        response
          .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
          .end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
