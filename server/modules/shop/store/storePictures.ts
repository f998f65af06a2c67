import { parseAttachmentId, type AttachmentId, type UserId } from '../../../domain/identifier/identifier.ts'
import type { Connection, Tx } from '../../../database/database.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { sendDownload } from '../../../files/download.ts'
import { type FileDescription, findFile, useFile } from '../../../files/files.ts'
import type { FileKind } from '../../../files/fileKind.ts'
import type { FileStores } from '../../../files/fileStore.ts'
import { readUpTo, storeUpload } from '../../../files/upload.ts'
import type { Wire } from '../../../kernel/handlers.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { sentFile } from '../../../kernel/sentFile.ts'
import { product } from '../../../runtime/product.ts'
import { heldStore, ownStore } from './findStore.ts'
import type { StoreParts } from './parts.ts'
import { presentPicture } from './present.ts'
import type { StoreRow } from './tables.ts'
import { releasePictures } from './writeStore.ts'

interface PictureRule {
  readonly maxBytes: number
  /** What is kept of it, the whole first. */
  readonly kinds: readonly [FileKind, ...FileKind[]]
  readonly columns: (
    ids: readonly AttachmentId[],
  ) => Partial<Pick<StoreRow, 'logo_id' | 'background_id' | 'background_thumbnail_id'>>
  readonly before: (row: StoreRow) => readonly (AttachmentId | null)[]
}

/** The pictures of a store, by the field of the form that they come in. */
const pictures = {
  logo: {
    maxBytes: product.upload.logoMaxBytes,
    kinds: ['logo'],
    columns: ([id]) => ({ logo_id: id ?? null }),
    before: row => [row.logo_id],
  },
  background: {
    maxBytes: product.upload.backgroundMaxBytes,
    kinds: ['background', 'thumbnail'],
    columns: ([id, thumbnail]) => ({ background_id: id ?? null, background_thumbnail_id: thumbnail ?? null }),
    before: row => [row.background_id, row.background_thumbnail_id],
  },
} as const satisfies Record<string, PictureRule>
export type StorePicture = keyof typeof pictures

const usedFor = 'store'
const megabyte = 1024 * 1024

/** Takes a picture in place of the one before: decoded, written anew, without what it carried along. */
export async function setPicture(
  { uploads }: StoreParts,
  ownerId: UserId,
  { accountId, picture }: { readonly accountId: string; readonly picture: StorePicture },
  { request }: Wire,
) {
  const { name, bytes } = await sentFile(request, picture)
  const rule: PictureRule = pictures[picture]
  const sent = await readUpTo(bytes, rule.maxBytes)
  if (!sent) throw new RequestRefused(refuseWith('file_too_large', { max: rule.maxBytes / megabyte }, 'file'))
  // Before anything is kept.
  await ownStore(uploads.database.db, ownerId, accountId)
  const files: FileDescription[] = []
  for (const kind of rule.kinds) {
    const upload = { bytes: once(sent), name, ownerId, limitBytes: rule.maxBytes, kinds: [kind] }
    files.push(orRefuse(await storeUpload(uploads, upload)))
  }
  const [whole, thumbnail] = files
  if (!whole) throw new Error('A picture without a file was taken')
  await uploads.database.transaction(async tx => {
    const row = await heldStore(tx, ownerId, accountId)
    for (const { id } of files)
      if (!(await useFile(tx, { id, ownerId, usedFor }))) throw new Error(`The picture ${id} was not kept`)
    await tx
      .updateTable('store')
      .set(rule.columns(files.map(({ id }) => id)))
      .where('id', '=', row.id)
      .execute()
    await releasePictures(tx, rule.before(row))
  })
  return presentPicture(whole, thumbnail?.id)
}

/** Takes a picture away. */
export async function removePicture(
  tx: Tx,
  ownerId: UserId,
  { accountId, picture }: { readonly accountId: string; readonly picture: StorePicture },
): Promise<StoreRow> {
  const before = await heldStore(tx, ownerId, accountId)
  const rule: PictureRule = pictures[picture]
  await releasePictures(tx, rule.before(before))
  return tx
    .updateTable('store')
    .set(rule.columns([]))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Anybody may see a store’s pictures, as payers do. */
export async function sendPicture(db: Connection, stores: FileStores, id: string, wire: Wire) {
  const fileId = parseAttachmentId(id)
  const file = fileId ? await findFile(db, fileId) : null
  const isSent = file?.usedFor === usedFor && (await sendDownload(stores, file, wire))
  if (!isSent) throw new RequestRefused(refuse('not_found', 'id'))
  return wire.reply
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}
