import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** What is read by people outside of the repository, and where: as plain text, which every browser shows. */
const served = { 'docs/merchant-api.txt': 'docs/merchant-api.md' } as const

const read = (file: string) => readFile(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')

/** Puts the documentation that pages link to beside the app. */
export function docsPlugin(): Plugin {
  return {
    name: 'souk-docs',
    async generateBundle() {
      for (const [fileName, file] of Object.entries(served))
        this.emitFile({ type: 'asset', fileName, source: await read(file) })
    },
    configureServer({ middlewares }) {
      for (const [path, file] of Object.entries(served))
        middlewares.use(`/${path}`, (_, response, next) => {
          read(file).then(
            text => response.setHeader('content-type', 'text/plain; charset=utf-8').end(text),
            next,
          )
        })
    },
  }
}
