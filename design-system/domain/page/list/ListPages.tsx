import type { ComponentProps } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Pagination } from '../../../primitives/pagination/Pagination.tsx'

type ListPagesProps = Omit<ComponentProps<typeof Pagination>, 'previousLabel' | 'nextLabel'>

/** Links to the pages of a list, in words that every list has in common. Shows nothing when there is only one. */
export function ListPages(props: ListPagesProps) {
  const t = useT('common')
  return <Pagination previousLabel={t('previousPage')} nextLabel={t('nextPage')} {...props} />
}
