import { globSync } from 'node:fs'
import { home } from './modules.ts'

const nameOf = (file: string) => file.replace(/\.tsx?$/, '').toLowerCase()

const components = new Set(
  globSync('*/**/*.tsx', { cwd: home, exclude: ['dist/**', 'package/**'] }).map(nameOf),
)

/**
 * What a module is called once it is compiled, without its ending, as a path in the design system. `chatDays.ts` beside `ChatDays.tsx` keeps its own
 * ending: many disks take names for the same that differ in capital letters alone.
 */
export const compiledPath = (file: string): string =>
  file.endsWith('.ts') && components.has(nameOf(file)) ? file : file.replace(/\.tsx?$/, '')
