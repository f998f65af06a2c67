import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

/** Of every page that the gateway renders, in the build of the app, in folders of their own. */
export const renderedShared = {
  root: fileURLToPath(new URL('.', import.meta.url)),
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

/** A page for the gateway, whole in one file: it has no packages of the app. */
export const renderedServer = (entry: string, outDir: string): InlineConfig => ({
  ...renderedShared,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    outDir,
    emptyOutDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    ssr: entry,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
  },
})
