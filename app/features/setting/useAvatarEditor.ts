import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { checkSession } from '../../services/endSession.ts'
import { useServices } from '../../services/useServices.ts'
import type { Viewer } from '../../session/Viewer.query.ts'
import { SignedOutError, uploadAvatar } from './uploadAvatar.ts'
import { gql } from '../../__generated__/gql.ts'

/** Goes back to the tile. */
const RemoveAvatarMutation = gql(`
  mutation RemoveAvatar {
    removeAvatar {
      isDone
    }
  }
`)

/** Opens the editor of the viewer's picture; what is saved is in the menus when it closes. */
export function useAvatarEditor({ userName, avatarUrl }: Viewer): () => void {
  const services = useServices()
  const { client, session } = services
  const locale = useLocale()
  const modal = useModalOf<typeof modalTable>()
  // It is done; the menus follow when somebody answers.
  const followed = () => session.refresh().catch(() => {})
  return () =>
    void modal.open('avatar', {
      userName,
      avatarUrl,
      onSave: async (picture, onProgress) => {
        try {
          await uploadAvatar(picture, locale, onProgress)
        } catch (error) {
          if (error instanceof SignedOutError) await checkSession(services)
          throw error
        }
        await followed()
      },
      onRemove: async () => {
        await client.mutate({ mutation: RemoveAvatarMutation, context: marked({ errors: 'place' }) })
        await followed()
      },
    })
}
