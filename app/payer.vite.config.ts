import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** In the build of the app, in folders of their own. */
const shared = {
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
const outTo = (outDir: string) => ({ outDir, emptyOutDir: false, reportCompressedSize: false }) as const

/** The payer’s page in the browser: one script, one style sheet, and `payer/manifest.json` that names them. */
const browser = (outDir: string): InlineConfig => ({
  ...shared,
  plugins: [react()],
  build: {
    ...outTo(outDir),
    target: 'es2023',
    assetsDir: 'assets/payer',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'payer/manifest.json',
    rolldownOptions: { input: here('payer/main.tsx'), output: { codeSplitting: false } },
  },
})

/** The same page for the gateway, whole in one file: it has no packages of the app. */
const server = (outDir: string): InlineConfig => ({
  ...shared,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ...outTo(join(outDir, 'payer')),
    chunkSizeWarningLimit: 2000,
    ssr: here('payer/server.tsx'),
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
  },
})

/** What a shop puts into its own page. */
const embed = (outDir: string): InlineConfig => ({
  ...shared,
  build: {
    ...outTo(outDir),
    target: 'es2020',
    rolldownOptions: {
      input: here('payer/embed.ts'),
      output: { format: 'iife', entryFileNames: 'embed.js' },
    },
  },
})

/** The builds of the payer’s page, after the one of the app and into its folder. */
export const payerBuilds = (outDir: string): readonly InlineConfig[] =>
  [browser, server, embed].map(config => config(outDir))
