import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { collectFacts } from './collectFacts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const name = 'virtual:story-facts'
const resolved = `\0${name}`

/** Gives Storybook’s pages what is known of components from the files: `import { storyFacts } from 'virtual:story-facts'`. */
export function storyFactsPlugin(): Plugin {
  return {
    name: 'souk-story-facts',
    resolveId: { filter: { id: /^virtual:story-facts$/ }, handler: () => resolved },
    load: {
      // eslint-disable-next-line no-control-regex -- Rollup's own mark of a module that is no file.
      filter: { id: /^\0virtual:story-facts$/ },
      async handler() {
        // Tests of stories look at no page of documentation.
        const facts =
          process.env['VITEST'] === undefined
            ? await collectFacts(root)
            : { components: {}, pages: [], stories: {} }
        return `export const storyFacts = JSON.parse(${JSON.stringify(JSON.stringify(facts))})`
      },
    },
  }
}
