import type { RefusalWords } from '@souk/design-system/locales/errorText.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { uploadFile } from '../../../network/upload/uploadFile.ts'

/** Which picture of a look; also the field of the form in which it goes. */
export type LookPicture = 'logo' | 'background'

/** The session was over when a picture came. */
export class SignedOutError extends Error {}

/** Why a picture was not taken, as a form reads a refusal. */
class PictureRefusedError extends Error {
  readonly code: RefusalWords['code']
  readonly params: RefusalWords['params']
  readonly errors: Readonly<Record<string, readonly string[]>>
  constructor(field: LookPicture, { code, params, text }: RefusalWords) {
    super(code)
    this.code = code
    this.params = params
    this.errors = text === undefined ? {} : { [field]: [text] }
  }
}

interface PictureUpload {
  readonly accountId: string
  readonly picture: LookPicture
  readonly file: File
  readonly locale: string
  readonly onProgress: (fraction: number) => void
}

/** Uploads a picture of a store. Rejects with what it was refused for, or with {@link SignedOutError}. */
export function uploadPicture(upload: PictureUpload): Promise<void> {
  const { accountId, picture, file, locale, onProgress } = upload
  return new Promise((resolve, reject) => {
    uploadFile({
      path: `/v1/me/merchant_accounts/${encodeURIComponent(accountId)}/${picture}`,
      field: picture,
      file,
      locale,
      timers: browserTimers,
      read: body => (typeof body?.['url'] === 'string' ? body['url'] : null),
      onProgress,
      onEnd: end => {
        if (end.kind === 'done') resolve()
        else if (end.kind === 'refused') reject(new PictureRefusedError(picture, end.words))
        else reject(new SignedOutError())
      },
    })
  })
}
