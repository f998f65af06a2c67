import { uploadFile, type UploadEnd, type UploadOptions } from '../../../network/upload/uploadFile.ts'

/** How the upload of an attachment ended: with what the server calls it. */
export type AttachmentEnd = UploadEnd<string>

interface AttachmentOptions extends Omit<UploadOptions<string>, 'path' | 'field' | 'read'> {
  readonly tradeId: string
}

/** Uploads a file for a trade's conversation; what it returns stops that. */
export const uploadAttachment = ({ tradeId, ...options }: AttachmentOptions): (() => void) =>
  uploadFile({
    ...options,
    path: `/v1/trades/${encodeURIComponent(tradeId)}/attachments`,
    field: 'file',
    read: body => (typeof body?.['id'] === 'string' ? body['id'] : null),
  })
