import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'

/** Our letters, for Storybook's own frame: its pages take them from the tokens, as any page does. */
const letters = [
  ...readFileSync(new URL('../design-system/tokens/tokens.css', import.meta.url), 'utf8').matchAll(
    /@font-face \{[^}]*\}/g,
  ),
].join('\n')

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: fileURLToPath(new URL('vite.config.ts', import.meta.url)) } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../design-system/tokens/fonts', to: '/fonts' }],
  managerHead: head => `${head ?? ''}<style>${letters}</style>`,
  // scripts/propTables: a reader of the text alone does not know what a property's type is.
  typescript: { reactDocgen: false, check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Search finds what pages of documentation say in their headings: "Find by purpose" has one for each purpose.
  features: { experimentalTestSyntax: true, experimentalSearchDocsHeadings: true },
})
