import { MemoryFS, PGlite } from '@electric-sql/pglite'

/** A file or folder of a database. An image is the length of their list, the list, and their bytes one after the other. */
interface Entry {
  readonly path: string
  readonly mode: number
  /** Null of a folder. */
  readonly size: number | null
  /** How many bytes of it are in the image: zeros at its end are not. */
  readonly kept: number
}

type Files = PGlite['Module']['FS']

const root = PGlite.paths.PGDATA
const headBytes = 4

/**
 * The whole database as bytes, for {@link openImage}. What nothing reads is left out: the log up to now, and the databases that new
 * ones would be made of. Of PGlite's own 46 MB, which are written file by file at each start, a third remains.
 */
export async function writeImage(engine: PGlite): Promise<Uint8Array> {
  await engine.exec(`set wal_recycle = off; select pg_switch_wal(); checkpoint; reset wal_recycle`)
  const { rows } = await engine.query<{ oid: number }>(
    'select oid from pg_database where datname <> current_database()',
  )
  const unread = new Set([...rows.map(({ oid }) => `base/${oid}`), 'postmaster.pid', 'postmaster.opts'])
  const entries: Entry[] = []
  const contents: Uint8Array[] = []
  const { FS } = engine.Module
  const visit = (folder: string): void => {
    for (const name of FS.readdir(`${root}/${folder}`) as string[]) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (name === '.' || name === '..' || unread.has(path)) continue
      const { mode } = FS.stat(`${root}/${path}`)
      if (FS.isDir(mode)) {
        entries.push({ path, mode, size: null, kept: 0 })
        visit(path)
        continue
      }
      const bytes = new Uint8Array(FS.readFile(`${root}/${path}`))
      const kept = bytes.findLastIndex(byte => byte !== 0) + 1
      entries.push({ path, mode, size: bytes.length, kept })
      contents.push(bytes.subarray(0, kept))
    }
  }
  visit('')
  const list = new TextEncoder().encode(JSON.stringify(entries))
  const head = new Uint8Array(headBytes)
  new DataView(head.buffer).setUint32(0, list.length)
  return Buffer.concat([head, list, ...contents])
}

/** The files that an image holds, for PGlite to start from. */
export const openImage = (image: Uint8Array): MemoryFS => new ImageFiles(image)

/** Files in memory that are there before the engine looks for them. */
class ImageFiles extends MemoryFS {
  readonly #image: Uint8Array

  constructor(image: Uint8Array) {
    super()
    this.#image = image
  }

  override async initialSyncFs(): Promise<void> {
    if (this.pg) layOut(this.pg.Module.FS, this.#image)
  }
}

function layOut(FS: Files, image: Uint8Array): void {
  const listBytes = new DataView(image.buffer, image.byteOffset).getUint32(0)
  let at = headBytes + listBytes
  const entries = JSON.parse(new TextDecoder().decode(image.subarray(headBytes, at))) as Entry[]
  FS.mkdirTree(root)
  for (const { path, mode, size, kept } of entries) {
    if (size === null) FS.mkdir(`${root}/${path}`, mode)
    else {
      // A copy, since the database writes into it; made once, and whole, so that no file has to grow.
      const bytes = new Uint8Array(size)
      bytes.set(image.subarray(at, at + kept))
      FS.writeFile(`${root}/${path}`, bytes, { canOwn: true })
      at += kept
    }
  }
}
