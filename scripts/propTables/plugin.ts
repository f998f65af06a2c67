import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { openPropTables, type PropTables } from './propTables.ts'

const config = fileURLToPath(new URL('../../design-system/tsconfig.json', import.meta.url))

/** Gives each component of the design system the table of its properties, as Storybook's pages read it. */
export function propTablesPlugin(): Plugin {
  let tables: PropTables | undefined
  const forget = () => {
    tables?.close()
    tables = undefined
  }
  return {
    name: 'souk-prop-tables',
    transform: {
      filter: { id: /\/design-system\/[^?]*\.tsx$/ },
      handler(code, id) {
        tables ??= openPropTables(config)
        const lines = Object.entries(tables.tablesOf(id)).map(
          ([name, table]) => `${name}.__docgenInfo = ${JSON.stringify(table)};`,
        )
        return lines.length === 0 ? null : { code: `${code}\n${lines.join('\n')}\n`, map: null }
      },
    },
    // What was asked before an edit is of the file before it.
    watchChange: forget,
    buildEnd: forget,
  }
}
