import type { ComponentProps, ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Icon } from '../icon/Icon.tsx'
import { useLinkComponent } from '../link/LinkContext.ts'
import { Gap, PageLink, Pages } from './Pagination.styles.ts'
import { pageWindow } from './pageWindow.ts'

type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** What is paged: "Pages of offers". */
  label: string
  /** The page shown, from 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
}

/** Links to the pages of a list; links, so that each page has an address. Shows nothing when there is only one. */
export function Pagination({
  label,
  page,
  pages,
  hrefOf,
  previousLabel,
  nextLabel,
  ...rest
}: PaginationProps) {
  const as = useLinkComponent()
  if (pages <= 1) return null
  const turn = (target: number, name: string, arrow: ReactNode) =>
    target < 1 || target > pages ? (
      <PageLink as="span" data-end="" aria-hidden>
        {arrow}
      </PageLink>
    ) : (
      <PageLink as={as} href={hrefOf(target)} aria-label={name}>
        {arrow}
      </PageLink>
    )
  return (
    <nav aria-label={label} {...rest}>
      <Pages>
        <li>{turn(page - 1, previousLabel, <Icon of={ChevronLeft} />)}</li>
        {pageWindow(page, pages).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <Gap aria-hidden>…</Gap>
            ) : (
              <PageLink as={as} href={hrefOf(slot)} {...(slot === page ? { 'aria-current': 'page' } : {})}>
                {slot}
              </PageLink>
            )}
          </li>
        ))}
        <li>{turn(page + 1, nextLabel, <Icon of={ChevronRight} />)}</li>
      </Pages>
    </nav>
  )
}
