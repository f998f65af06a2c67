import type { StyleDraft } from '@souk/design-system/domain/shop/merchant/style/styleDraft.ts'
import { useState } from 'react'
import { paths } from '../../../routes/paths.ts'
import { useServices } from '../../../services/useServices.ts'
import { ShareMerchantLookMutation } from './Style.queries.ts'

interface SharedLink {
  readonly address: string
  readonly expiresAt: string
}

/** Makes links to a look as it is on screen, saved or not. What it is refused for shows as an alert. */
export function useShareLook(accountId: string) {
  const { client, navigation } = useServices()
  const [link, setLink] = useState<SharedLink | null>(null)
  const [isSharing, setSharing] = useState(false)
  const share = async ({ style, colors, switches }: StyleDraft) => {
    setSharing(true)
    try {
      const { data } = await client.mutate({
        mutation: ShareMerchantLookMutation,
        variables: { accountId, input: { ...switches, style: { ...style }, colors: { ...colors } } },
      })
      const made = data?.shareMerchantLook
      if (!made) return
      const address = new URL(navigation.hrefOf(paths.invoicePreview()), location.origin)
      // Behind the `#` it is in no log.
      address.hash = made.token
      setLink({ address: address.href, expiresAt: made.expiresAt })
    } catch {
      // The alerts have said it.
    } finally {
      setSharing(false)
    }
  }
  return { link, isSharing, share: (draft: StyleDraft) => void share(draft), close: () => setLink(null) }
}
