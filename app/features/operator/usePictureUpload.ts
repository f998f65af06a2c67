import type { PictureUpload } from '@souk/design-system/domain/content/editor/text/SourceField.tsx'
import { errorText } from '@souk/design-system/locales/errorText.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { checkSession } from '../../services/endSession.ts'
import { useServices } from '../../services/useServices.ts'
import { uploadFile } from '../../network/upload/uploadFile.ts'

/** How a picture of a text is sent: answers its id, or says in the language on screen why it was not taken. */
export function usePictureUpload(): PictureUpload {
  const services = useServices()
  const locale = useLocale()
  const { i18n } = services
  return async (file, onProgress) =>
    new Promise((resolve, reject) => {
      uploadFile({
        path: '/v1/operator/content_pictures',
        field: 'picture',
        file,
        locale,
        timers: browserTimers,
        read: body => (typeof body?.['id'] === 'string' ? body['id'] : null),
        onProgress,
        onEnd: end => {
          if (end.kind === 'done') {
            resolve(end.answer)
            return
          }
          if (end.kind === 'signedOut') void checkSession(services)
          reject(new Error(end.kind === 'refused' ? errorText(i18n, end.words) : ''))
        },
      })
    })
}
