import { useState } from 'react'
import { safeStorage } from '../../../device/storage/safeStorage.ts'

const name = 'souk:desk-keys'
const storage = safeStorage(() => localStorage)

/** Whether the desk hears single keys in this browser: it does until somebody says otherwise. */
export function useKeyChoice(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => storage.getItem(name) !== 'off')
  const choose = (chosen: boolean) => {
    setOn(chosen)
    if (chosen) storage.removeItem(name)
    else storage.setItem(name, 'off')
  }
  return [isOn, choose]
}
