import { formatList } from '../design-system/format/formatList.ts'
import { demo as words } from '../design-system/locales/en/demo.ts'
import type { demoOf } from '../server/composition/seed/demoTries.ts'

/** What the terminal says of a demo that is ready, in the app's own words: whom one can be, and what to try first and where. */
export function welcomeText(url: string, demo: NonNullable<ReturnType<typeof demoOf>>): string {
  const people = formatList(demo.people, { locale: 'en', join: 'or' })
  const width = Math.max(...demo.tries.map(({ kind }) => words.tries[kind].length))
  return [
    '',
    `  ${words.title}`,
    `  ${words.people.replace('{{people}}', people).replace('{{password}}', demo.password)}`,
    '',
    ...demo.tries.map(({ kind, path }) => `  ${words.tries[kind].padEnd(width)}  ${url}${path}`),
    '',
    '',
  ].join('\n')
}
