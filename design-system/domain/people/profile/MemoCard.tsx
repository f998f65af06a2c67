import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'

interface MemoCardProps {
  /** A `MemoForm`. */
  children: ReactNode
}

/** The viewer's notes as a card of their own. */
export function MemoCard({ children }: MemoCardProps) {
  const t = useT('person')
  return (
    <Card as="section" gap="3">
      <Heading level={2}>{t('memo.title')}</Heading>
      {children}
    </Card>
  )
}
