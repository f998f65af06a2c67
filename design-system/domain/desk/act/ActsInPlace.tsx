import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/button/Button.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { ReasonInPlace } from './ReasonInPlace.tsx'

/** An act as its button and its form say it. */
export interface ActWords<Act extends string> {
  readonly act: Act
  /** The verb alone. */
  readonly label: string
  /** With what it is done to. */
  readonly title: string
  /** What follows from it. */
  readonly follows: ReactNode
  /** It takes something away; else it is the usual thing to do. */
  readonly isGrave: boolean
}

interface ActsInPlaceProps<Act extends string> {
  acts: readonly ActWords<Act>[]
  /** Said where there is nothing that the reader can do. */
  none: string
  /** Does it; what it throws is said in the form. */
  onAct: (act: Act, reason: string) => Promise<unknown>
}

/** What the reader can do about a row; the act that is chosen asks for its reason in place. */
export function ActsInPlace<Act extends string>({ acts, none, onAct }: ActsInPlaceProps<Act>) {
  const box = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<Act | null>(null)
  if (acts.length === 0) return <Caption as="p">{none}</Caption>
  const asked = acts.find(({ act }) => act === chosen)
  const close = () => {
    // Where it was opened from.
    box.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    choose(null)
  }
  return (
    <Stack gap="3" ref={box}>
      <Inline gap="2">
        {acts.map(({ act, label, title, isGrave }) => (
          <Button
            key={act}
            variant={isGrave ? 'secondary' : 'soft'}
            aria-label={title}
            aria-expanded={act === chosen}
            onClick={() => choose(act)}
          >
            {label}
          </Button>
        ))}
      </Inline>
      {asked !== undefined && (
        <ReasonInPlace
          key={asked.act}
          title={asked.title}
          lead={asked.follows}
          submitLabel={asked.label}
          onSubmit={async reason => {
            await onAct(asked.act, reason)
            choose(null)
          }}
          onCancel={close}
        />
      )}
    </Stack>
  )
}
