import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { renderedShared, renderedServer } from './rendered.vite.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The pages to read in the browser: a script and one for each kind of page, one style sheet, and `reader/manifest.json` that names them. */
const browser = (outDir: string): InlineConfig => ({
  ...renderedShared,
  plugins: [react()],
  build: {
    outDir,
    emptyOutDir: false,
    reportCompressedSize: false,
    target: 'es2023',
    assetsDir: 'assets/reader',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'reader/manifest.json',
    rolldownOptions: {
      // Reading a token changes nothing: a style that no page takes is left out.
      treeshake: { propertyReadSideEffects: false },
      input: here('reader/main.tsx'),
      output: {
        // Few files of what several kinds of pages need: each file more is a request, and is compressed by itself.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', tags: ['$initial'], priority: 3 },
            {
              name: 'text',
              test: /[\\/]domain[\\/]content[\\/]text[\\/]/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'small', minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
})

/** The builds of the pages that are written to be read, after the one of the app and into its folder. */
export const readerBuilds = (outDir: string): readonly InlineConfig[] => [
  browser(outDir),
  renderedServer(here('reader/server.tsx'), join(outDir, 'reader')),
]
