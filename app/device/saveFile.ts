import { browserTimers } from '@souk/design-system/timing/timers.ts'

/** The browser needs the address for as long as it begins to save, in milliseconds. */
const kept = 60_000

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  browserTimers.after(kept, () => URL.revokeObjectURL(href))
}
