import { mkdtemp, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Builds the page of the long list as the app is built, and serves it on loopback for a while. */
export async function withBuiltPage<T>(look: (url: string) => Promise<T>): Promise<T> {
  const outDir = await mkdtemp(join(tmpdir(), 'souk-scroll-'))
  try {
    await build({
      root: fileURLToPath(new URL('.', import.meta.url)),
      configFile: false,
      logLevel: 'error',
      plugins: [react()],
      build: { outDir, emptyOutDir: true, target: 'es2023' },
    })
    const server = http.createServer((request, response) => {
      const path = request.url === '/' ? '/index.html' : normalize(request.url ?? '/')
      readFile(join(outDir, path)).then(
        file => response.writeHead(200, { 'content-type': types[extname(path)] ?? '' }).end(file),
        () => response.writeHead(404).end(),
      )
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    try {
      return await look(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
