import { useEffect, useRef } from 'react'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { SaidRoot } from './QueueCard.styles.ts'

interface SaidPlaceProps {
  /** What has just been done; null before anything was. Each deed is a new object, though it says the same. */
  said: { readonly text: string } | null
}

/** Says what was done where its row may be gone: the focus goes on from here. */
export function SaidPlace({ said }: SaidPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said !== null) place.current?.focus()
  }, [said])
  if (said === null) return null
  return (
    <SaidRoot ref={place} tabIndex={-1}>
      <Notice tone="positive">{said.text}</Notice>
    </SaidRoot>
  )
}
