import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { watchSize } from '../../../timing/watchSize.ts'
import {
  CellName,
  ColumnHead,
  GroupHead,
  HeadNote,
  RowHead,
  TableCard,
  TableRoot,
} from './SpecimenTable.styles.ts'

export interface SpecimenRow {
  readonly id: string
  readonly head: ReactNode
  /** What is said of it, under its name. */
  readonly note?: ReactNode
  /** One for each column after the first. */
  readonly cells: readonly ReactNode[]
  /** Begins a group of rows: its name. */
  readonly group?: string | undefined
}

interface SpecimenTableProps {
  /** What the table shows, for screen readers: the title over it says it to everybody else. */
  caption: string
  /** What each column is, the one of the heads first. */
  columns: readonly string[]
  rows: readonly SpecimenRow[]
  /** Where figures are compared: their column’s end is one line. */
  align?: 'start' | 'end' | undefined
  /** Names of the code: in its own type. */
  headLook?: 'words' | 'code' | undefined
}

/** What there is, in rows, and how it is, in columns; on a phone each row is a block whose cells name their columns. */
export function SpecimenTable(props: SpecimenTableProps) {
  const { caption, columns, rows, align = 'start', headLook = 'words' } = props
  const t = useT('uiKit')
  const [, ...names] = columns
  const { cardRef, isScrolling } = useScrolling()
  return (
    <TableCard
      ref={cardRef}
      // Whoever has no pointer scrolls it by arrow keys.
      {...(isScrolling ? { tabIndex: 0, 'aria-label': t('table', { name: caption }) } : {})}
    >
      <TableRoot data-align={align}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map(column => (
              <ColumnHead key={column} scope="col">
                {column}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ id, head, note, cells, group }) => [
            group !== undefined && (
              <tr key={`${id} group`}>
                <GroupHead colSpan={columns.length} scope="colgroup">
                  {group}
                </GroupHead>
              </tr>
            ),
            <tr key={id}>
              <RowHead scope="row" data-look={headLook}>
                {head}
                {note !== undefined && <HeadNote>{note}</HeadNote>}
              </RowHead>
              {names.map((name, index) => (
                <td key={name}>
                  <CellName aria-hidden>{name}</CellName>
                  {cells[index]}
                </td>
              ))}
            </tr>,
          ])}
        </tbody>
      </TableRoot>
    </TableCard>
  )
}

/** Whether it has to be scrolled to be seen whole. */
function useScrolling() {
  const cardRef = useRef<HTMLDivElement>(null)
  const [isScrolling, setScrolling] = useState(false)
  const look = () => {
    const card = cardRef.current
    if (card !== null) setScrolling(card.scrollWidth > card.clientWidth)
  }
  const lookAgain = useEffectEvent(look)
  // Other words may be longer, in a table of the same size.
  useEffect(look)
  useEffect(() => {
    const card = cardRef.current
    if (card === null) return undefined
    void document.fonts.ready.then(lookAgain)
    return watchSize([card, ...card.children], () => lookAgain())
  }, [])
  return { cardRef, isScrolling }
}
