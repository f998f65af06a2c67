import type { Connection } from '../../../database/database.ts'
import { widthsOf, type PlacedPicture } from '../../../domain/content/figures.ts'
import {
  newContentPictureId,
  parseContentPictureId,
  type AttachmentId,
  type ContentPictureId,
  type UserId,
} from '../../../domain/identifier/identifier.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { openDownload } from '../../../files/download.ts'
import { findFile, useFile } from '../../../files/files.ts'
import type { FileStores } from '../../../files/fileStore.ts'
import { makeInWidths } from '../../../files/pictureWidths.ts'
import { decodingInTurn, keepMade, readUpTo, type UploadDeps } from '../../../files/upload.ts'
import type { Wire } from '../../../kernel/handlers.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { sentFile } from '../../../kernel/sentFile.ts'
import { product } from '../../../runtime/product.ts'

const usedFor = 'content'
const field = 'picture'
const megabyte = 1024 * 1024

/** Takes a picture for texts: decoded, and written anew in each width and format, without what it carried along. */
export async function takePicture(
  uploads: UploadDeps,
  ownerId: UserId,
  { request }: Wire,
): Promise<{ id: string; width: number; height: number }> {
  const { name, bytes } = await sentFile(request, field)
  const most = product.upload.contentPictureMaxBytes
  const sent = await readUpTo(bytes, most)
  if (!sent) throw new RequestRefused(refuseWith('file_too_large', { max: most / megabyte }, 'file'))
  if (sent.length === 0) throw new RequestRefused(refuse('required', field))
  const made = orRefuse(await decodingInTurn(() => makeInWidths(sent, widthsOf)))
  const files: { name: string; id: AttachmentId }[] = []
  for (const file of made.files) {
    const { id } = orRefuse(await keepMade(uploads, { name, ownerId }, file))
    files.push({ name: `${file.width}.${file.extension}`, id })
  }
  const at = uploads.clock.now()
  const id = newContentPictureId(at, uploads.random)
  const { width, height } = made
  await uploads.database.transaction(async tx => {
    for (const file of files)
      if (!(await useFile(tx, { id: file.id, ownerId, usedFor })))
        throw new Error(`The picture ${file.id} was not kept`)
    await tx
      .insertInto('content_picture')
      .values({ id, width, height, made_at: at, made_by: ownerId })
      .execute()
    await tx
      .insertInto('content_picture_file')
      .values(files.map(file => ({ picture_id: id, name: file.name, file_id: file.id })))
      .execute()
  })
  return { id, width, height }
}

/** Anybody may see a picture of a text. Under one address there are never other bytes, so whoever is between may keep them, too. */
export async function sendPicture(
  db: Connection,
  stores: FileStores,
  { id, name }: { readonly id: string; readonly name: string },
  { request, reply }: Wire,
) {
  const pictureId = parseContentPictureId(id)
  const row = pictureId && (await fileOf(db, pictureId, name))
  const file = row ? await findFile(db, row.file_id) : null
  const download = file?.usedFor === usedFor ? await openDownload(stores, file, request.headers) : null
  if (!download) throw new RequestRefused(refuse('not_found', 'id'))
  return reply
    .status(download.status)
    .headers({ ...download.headers, 'cache-control': 'public, max-age=31536000, immutable' })
    .send(download.body)
}

const fileOf = (db: Connection, id: ContentPictureId, name: string) =>
  db
    .selectFrom('content_picture_file')
    .select('file_id')
    .where('picture_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst()

/** Those of these pictures that are kept, with where their files lie and how large they are. */
export async function keptPictures(
  db: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlacedPicture>> {
  const known = ids.flatMap(id => parseContentPictureId(id) ?? [])
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('content_picture')
    .select(['id', 'width', 'height'])
    .where('id', 'in', known)
    .execute()
  return new Map(
    rows.map(({ id, width, height }) => [
      id as string,
      { src: `/api/v1/content_pictures/${id}`, widths: widthsOf(width), width, height },
    ]),
  )
}
