import type { FooterLook } from '@souk/design-system/domain/shell/AppShell.tsx'
import type { ReactNode } from 'react'
import { useWordedPart } from '../../services/useWordedPart.ts'
import type { PageFooterProps } from './PageFooter.tsx'

/** The footer, its links and its words come after the page: they are none of its first bytes. */
const load = () => import('./PageFooter.tsx').then(module => module.PageFooter)

/** The footer of this page, for the shell: the full one where it is wanted, else the short one. */
export function useFullFooter(
  isWanted: boolean,
  props: PageFooterProps,
): { readonly footer: FooterLook; readonly fullFooter: ReactNode } {
  const show = useWordedPart<PageFooterProps>(isWanted, load, 'content')
  return { footer: isWanted ? 'full' : 'short', fullFooter: show?.(props) }
}
