import type { ComponentProps, ReactNode } from 'react'
import { Detail, Row, RowAction, Term } from './DefinitionList.styles.ts'

type DefinitionRowProps = ComponentProps<'div'> & {
  term: ReactNode
  /** What can be done with it, at the end: a `CopyButton`. */
  action?: ReactNode
}

/** One name and what it is, in a `DefinitionList`. */
export function DefinitionRow({ term, action, children, ...rest }: DefinitionRowProps) {
  return (
    <Row {...rest}>
      <Term>{term}</Term>
      <Detail>{children}</Detail>
      {action !== undefined && <RowAction>{action}</RowAction>}
    </Row>
  )
}
