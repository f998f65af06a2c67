import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { checkSession } from '../../../services/endSession.ts'
import { useServices } from '../../../services/useServices.ts'
import {
  MerchantStyleQuery,
  RemoveMerchantBackgroundMutation,
  RemoveMerchantLogoMutation,
} from './Style.queries.ts'
import { SignedOutError, uploadPicture, type LookPicture } from './uploadPicture.ts'

const removals = {
  logo: RemoveMerchantLogoMutation,
  background: RemoveMerchantBackgroundMutation,
} as const

/** How the pictures of a store are changed; the look on screen has what is kept afterwards. */
export function useLookPictures(accountId: string) {
  const services = useServices()
  const { client } = services
  const locale = useLocale()
  const of = (picture: LookPicture) => ({
    onUpload: async (file: File, onProgress: (fraction: number) => void) => {
      try {
        await uploadPicture({ accountId, picture, file, locale, onProgress })
      } catch (error) {
        if (error instanceof SignedOutError) await checkSession(services)
        throw error
      }
      await client.query({
        query: MerchantStyleQuery,
        variables: { accountId },
        fetchPolicy: 'network-only',
        context: marked({ errors: 'place' }),
      })
    },
    onRemove: async () => {
      await client.mutate({
        mutation: removals[picture],
        variables: { accountId },
        context: marked({ errors: 'place' }),
      })
    },
  })
  return { logo: of('logo'), background: of('background') }
}
