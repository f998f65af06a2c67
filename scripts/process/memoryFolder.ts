import { statfsSync } from 'node:fs'

/** Where Linux keeps files in memory. */
const folder = '/dev/shm'
/** Tests make and remove thousands of files a minute, of databases above all, and hold less than this of them at a time. */
const neededGb = 4

/** A folder of files in memory for what is thrown away anyway; undefined where there is none with room enough: a container's has 64 MB. */
export function memoryFolder(path = folder, needed = neededGb): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(path)
    return (bavail * bsize) / 2 ** 30 >= needed ? path : undefined
  } catch {
    return undefined
  }
}
