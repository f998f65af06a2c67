import type { KeyStorage } from '../../device/storage/keyStorage.ts'

const name = 'souk:read-chapters'

/** The chapters of the guide that somebody has marked as read in this browser. */
export function readChaptersIn(storage: KeyStorage): readonly string[] {
  return (storage.getItem(name) ?? '').split(' ').filter(chapter => /^[\w-]{1,80}$/.test(chapter))
}

/** Marks one more. Answers all that are marked by now. */
export function markChapterRead(storage: KeyStorage, chapter: string): readonly string[] {
  const chapters = [...new Set([...readChaptersIn(storage), chapter])]
  storage.setItem(name, chapters.join(' '))
  return chapters
}
