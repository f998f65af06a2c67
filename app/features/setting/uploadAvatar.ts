import type { RefusalWords } from '@souk/design-system/locales/errorText.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { uploadFile } from '../../network/upload/uploadFile.ts'

/** The session was over when a picture came. */
export class SignedOutError extends Error {}

/** Why a picture was not taken, as a form reads a refusal. */
class AvatarRefusedError extends Error {
  readonly code: RefusalWords['code']
  readonly params: RefusalWords['params']
  readonly errors: Readonly<Record<string, readonly string[]>>
  constructor({ code, params, text }: RefusalWords) {
    super(code)
    this.code = code
    this.params = params
    this.errors = text === undefined ? {} : { avatar: [text] }
  }
}

/** Uploads the viewer's picture. Rejects with what it was refused for, or with {@link SignedOutError}. */
export function uploadAvatar(
  picture: Blob,
  locale: string,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const extension = picture.type === 'image/jpeg' ? 'jpg' : 'png'
  return new Promise((resolve, reject) => {
    uploadFile({
      path: '/v1/me/set_avatar',
      field: 'avatar',
      file: new File([picture], `avatar.${extension}`, { type: picture.type }),
      locale,
      timers: browserTimers,
      read: body => (typeof body?.['avatar_url'] === 'string' ? body['avatar_url'] : null),
      onProgress,
      onEnd: end => {
        if (end.kind === 'done') resolve()
        else if (end.kind === 'refused') reject(new AvatarRefusedError(end.words))
        else reject(new SignedOutError())
      },
    })
  })
}
