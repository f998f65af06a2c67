import { CommandsButton } from '@souk/design-system/domain/shell/CommandsButton.tsx'
import { useEffect, useState } from 'react'
import type { CommandsProps } from '../../services/laterSlot.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'

const words = ['command', 'pageNames'] as const

/** Few open it in a visit. */
const load = () => import('./CommandList.tsx').then(module => module.CommandList)

/** The button of the list, and the key that such lists have: Ctrl or ⌘ with K. */
export function Commands({ opener: Opener = CommandsButton }: CommandsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const showList = useWordedPart(isOpen, load, words)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isCalled(event) || isAsking()) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Opener onPress={() => setIsOpen(true)} />
      {showList?.({ onClose: () => setIsOpen(false) })}
    </>
  )
}

const isCalled = ({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK'

/** Something on the page waits for an answer. */
const isAsking = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null
