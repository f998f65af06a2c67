import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '../../primitives/field/TextField.tsx'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { browserTimers } from '../../timing/timers.ts'
import { typingPause } from '../page/filter/useDaysForm.ts'
import { deskLengths } from './deskLengths.ts'

interface TypedSearchProps {
  label: string
  /** By what is found. */
  hint: string
  /** Said while too little is typed. */
  shortHint: string
  /** What is looked for; an empty text for nothing. */
  search: string
  onSearch: (search: string) => void
}

const { least, most } = deskLengths.search

/** A field that looks once typing has paused, and follows what is looked for where somebody goes back. */
export function TypedSearch({ label, hint, shortHint, search, onSearch }: TypedSearchProps) {
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  // Somebody went back, or began anew: the field says what is looked for.
  if (known !== search) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }
  const text = typed.trim()
  const isShort = text !== '' && text.length < least
  const look = useEffectEvent((wanted: string) => {
    if ((wanted === '' || wanted.length >= least) && wanted !== search) onSearch(wanted)
  })
  useEffect(() => browserTimers.after(typingPause, () => look(typed.trim())), [typed])
  return (
    <TextField
      type="search"
      label={label}
      hint={isShort ? shortHint : hint}
      value={typed}
      onChange={setTyped}
      maxLength={most}
      autoComplete="off"
      spellCheck={false}
      start={<Icon of={Search} />}
    />
  )
}
