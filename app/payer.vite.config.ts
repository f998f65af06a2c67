import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { renderedServer, renderedShared } from './rendered.vite.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const outTo = (outDir: string) => ({ outDir, emptyOutDir: false, reportCompressedSize: false }) as const

/** The payer’s page in the browser: one script, one style sheet, and `payer/manifest.json` that names them. */
const browser = (outDir: string): InlineConfig => ({
  ...renderedShared,
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

/** What a shop puts into its own page. */
const embed = (outDir: string): InlineConfig => ({
  ...renderedShared,
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
export const payerBuilds = (outDir: string): readonly InlineConfig[] => [
  browser(outDir),
  renderedServer(here('payer/server.tsx'), join(outDir, 'payer')),
  embed(outDir),
]
