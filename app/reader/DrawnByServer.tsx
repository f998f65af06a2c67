import { useState, type ReactNode } from 'react'

interface DrawnByServerProps {
  id: string
  /** Given on the server alone. */
  children: ReactNode
}

/**
 * A part of a page in which nothing ever happens: the server draws it, the browser keeps it as it stands, and loads none of its code.
 */
export function DrawnByServer({ id, children }: DrawnByServerProps) {
  const [kept] = useState(() =>
    children == null ? { __html: document.getElementById(id)?.innerHTML ?? '' } : null,
  )
  return kept === null ? <div id={id}>{children}</div> : <div id={id} dangerouslySetInnerHTML={kept} />
}
