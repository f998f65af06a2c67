import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { propTablesPlugin } from '../scripts/propTables/plugin.ts'
import { storyFactsPlugin } from '../scripts/storyFacts/plugin.ts'
import { tokenUsesPlugin } from '../scripts/tokenUses/plugin.ts'
import { reviewPlugin } from '../scripts/review/plugin.ts'

/** How Storybook and the story tests build components. The app has its own configuration. */
export default defineConfig({
  // Tests look at no tables.
  plugins: [
    react(),
    storyFactsPlugin(),
    reviewPlugin(),
    tokenUsesPlugin(),
    ...(process.env['VITEST'] === undefined ? [propTablesPlugin()] : []),
  ],
  // Stable class names and readable component names in stories and pictures.
  oxc: { plugins: { styledComponents: { displayName: true, fileName: false, ssr: true, pure: true } } },
  optimizeDeps: {
    // Every import is found before the first story runs: one found later reloads the page in the middle of a test.
    entries: [
      'stories/**/*.stories.tsx',
      '.storybook/preview.tsx',
      'design-system/{primitives,domain,forms,locales}/**/*.{ts,tsx}',
      'app/{apollo,features,realtime,routes,services}/**/*.{ts,tsx}',
    ],
    // Thousands of one-icon modules, which need no bundling.
    exclude: ['lucide-react', '@web3icons/react', 'country-flag-icons'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'styled-components',
      'axe-core',
    ],
  },
})
