import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { customProperty } from '../../design-system/tokens/generate/customProperty.ts'
import { readTokens, tokensOf } from '../../design-system/tokens/generate/readTokens.ts'
import { collectUses } from './collectUses.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const resolved = '\0virtual:token-uses'

/** What the module says. */
async function source(): Promise<string> {
  const tokens = tokensOf(await readTokens())
  // A type style has two properties.
  const names = tokens.flatMap(({ id }) => [
    [customProperty(id), id] as const,
    [`${customProperty(id)}-tracking`, id] as const,
  ])
  const told = {
    tokenUses: collectUses(root, new Map(names)),
    tokenPurposes: Object.fromEntries(
      tokens.map(({ id, $description, group }) => [id, $description ?? group.$description ?? '']),
    ),
  }
  return Object.entries(told)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`)
    .join('\n')
}

/** Tells Storybook’s page of tokens where each is used: `import { tokenUses } from 'virtual:token-uses'`. Read anew when it starts. */
export function tokenUsesPlugin(): Plugin {
  return {
    name: 'souk-token-uses',
    resolveId: { filter: { id: /^virtual:token-uses$/ }, handler: () => resolved },
    load: {
      // eslint-disable-next-line no-control-regex -- Rollup's own mark of a module that is no file.
      filter: { id: /^\0virtual:token-uses$/ },
      handler: source,
    },
  }
}
