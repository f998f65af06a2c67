import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { compiledDocuments } from '../scripts/building/compiledDocuments.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Of every page that the gateway renders, in the build of the app, in folders of their own. */
export const renderedShared = {
  root: here('.'),
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  // The same names of styles on the server and in the browser, which takes over what the server has drawn.
  oxc: {
    plugins: {
      styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true },
    },
  },
} as const satisfies InlineConfig

/** Where what is loaded on the server itself stands: words, and what is drawn there seldom. */
const loadedHere = /[\\/](?:locales|reader)[\\/]/

/** What a browser fetches on demand is never asked for while a page is drawn: it stays out. */
const neverFetched: Plugin = {
  name: 'souk-never-fetched',
  resolveDynamicImport: (_, importer) =>
    importer !== undefined && loadedHere.test(importer)
      ? null
      : { id: 'data:text/javascript,', external: true },
}

/** A page for the gateway: it has no packages of the app. Words, and what is drawn seldom, are files beside it. */
export const renderedServer = (entry: string, outDir: string): InlineConfig => ({
  ...renderedShared,
  plugins: [compiledDocuments({ documents: here('__generated__/graphql.ts') }), react(), neverFetched],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir,
    emptyOutDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    ssr: entry,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'server.js', chunkFileNames: 'server/[name]-[hash].js' } },
  },
})
