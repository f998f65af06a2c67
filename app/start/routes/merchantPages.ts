import type { PageModule } from './pageModule.ts'

/** The code of every page of merchants, by its file. */
export const merchantPages = import.meta.glob<PageModule>('../../features/merchant/**/*Page.tsx')
