import type { PageModule } from './pageModule.ts'

/** The code of every page of operators, by its file. */
export const operatorPages = import.meta.glob<PageModule>('../../features/operator/**/*Page.tsx')
