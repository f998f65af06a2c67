/// <reference types="vite/client" />
import type { Guides } from './guide.ts'

const files = import.meta.glob<{ readonly guides: Guides }>('../../**/*.guide.tsx', { eager: true })

/** The guides of all components that have one, by their names. */
export const guides: Guides = Object.assign(
  {},
  ...Object.values(files).map(({ guides: some }) => some),
) as Guides
