import type { Plugin } from 'vite'
import { changedPictures, lastRun } from './differences.ts'

/** Gives Storybook the pictures that the last run found changed, as addresses of files that its build takes along. */
export function reviewPlugin(): Plugin {
  return {
    name: 'souk-review',
    load: {
      filter: { id: /\/stories\/review\/lastRun\.ts$/ },
      handler() {
        const imports: string[] = []
        const addressOf = (file: string | null): string => {
          if (file === null) return 'null'
          const name = `picture${imports.length}`
          imports.push(`import ${name} from ${JSON.stringify(`${file}?url`)}`)
          return name
        }
        const rows = changedPictures().map(({ name, theme, before, after, change }) => {
          const [was, is, differs] = [before, after, change].map(addressOf)
          return `{ ...${JSON.stringify({ name, theme })}, before: ${was}, after: ${is}, change: ${differs} }`
        })
        return [
          ...imports,
          `export const run = ${JSON.stringify(lastRun())}`,
          `export const pictures = [${rows.join(', ')}]`,
        ].join('\n')
      },
    },
  }
}
