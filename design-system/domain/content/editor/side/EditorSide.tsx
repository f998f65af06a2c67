import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Tabs } from '../../../../primitives/tabs/Tabs.tsx'
import { SidePanel } from './Side.styles.ts'

/** What stands beside a text. */
export const sideParts = ['preview', 'findings', 'difference', 'versions'] as const
export type SidePart = (typeof sideParts)[number]

interface EditorSideProps {
  part: SidePart
  onPart: (part: SidePart) => void
  /** How much was found; undefined while that is not known. */
  findings: number | undefined
  children: ReactNode
}

/** Beside the text: what becomes of it, what is wrong with it, how it differs, what it was. */
export function EditorSide({ part, onPart, findings, children }: EditorSideProps) {
  const t = useT('editor')
  return (
    <Card as="section" aria-label={t('side.label')}>
      <Tabs
        label={t('side.label')}
        tabs={sideParts.map(id => ({
          id,
          label: t(`side.${id}`),
          ...(id === 'findings' && findings !== undefined ? { count: findings } : {}),
        }))}
        selected={part}
        onSelect={onPart}
      >
        <SidePanel>{children}</SidePanel>
      </Tabs>
    </Card>
  )
}
