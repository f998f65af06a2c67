import type { Connection } from '../../../database/database.ts'
import { parseAttachmentId, type UserId } from '../../../domain/identifier/identifier.ts'
import { refuse, refused, type Result } from '../../../domain/refusal/refusal.ts'
import { sendDownload } from '../../../files/download.ts'
import { findFile, useFile } from '../../../files/files.ts'
import type { FileStores } from '../../../files/fileStore.ts'
import { storeUpload, type UploadDeps } from '../../../files/upload.ts'
import type { Wire } from '../../../kernel/handlers.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { sentFile } from '../../../kernel/sentFile.ts'
import { product } from '../../../runtime/product.ts'
import { avatarUrl } from '../profile/traders.ts'

const usedFor = 'avatar'

/** Takes a picture in place of the one before: decoded, written anew as a square, without what it carried along. */
export async function setAvatar(
  uploads: UploadDeps,
  ownerId: UserId,
  { request }: Wire,
): Promise<{ avatar_url: string | null }> {
  const { name, bytes } = await sentFile(request, 'avatar')
  const kept = await storeUpload(uploads, {
    bytes,
    name,
    ownerId,
    limitBytes: product.upload.avatarMaxBytes,
    kinds: ['avatar'],
  })
  const { id } = orRefuse(inOneSentence(kept))
  await uploads.database.transaction(async tx => {
    if (!(await useFile(tx, { id, ownerId, usedFor }))) throw new Error(`The picture ${id} was not kept`)
    const before = await tx
      .selectFrom('app_user')
      .select('avatar_id')
      .where('id', '=', ownerId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx.updateTable('app_user').set({ avatar_id: id }).where('id', '=', ownerId).execute()
    // What nobody uses is cleared away.
    if (before.avatar_id !== null)
      await tx.updateTable('file').set({ used_for: null }).where('id', '=', before.avatar_id).execute()
  })
  return { avatar_url: avatarUrl(id) }
}

/** The specification (000 §5) has one sentence for every picture that is not taken, one that is too large among them; the page says the size. */
const inOneSentence = <Value>(kept: Result<Value>): Result<Value> =>
  !kept.ok && kept.refusal.code === 'file_too_large' ? refused(refuse('file_type_not_allowed', 'file')) : kept

/** Anybody may see somebody's picture; every picture has an address of its own, so it may be kept for ever. */
export async function sendAvatar(db: Connection, stores: FileStores, id: string, wire: Wire) {
  const fileId = parseAttachmentId(id)
  const file = fileId ? await findFile(db, fileId) : null
  const isSent = file?.usedFor === usedFor && (await sendDownload(stores, file, wire))
  if (!isSent) throw new RequestRefused(refuse('not_found', 'id'))
  return wire.reply
}
