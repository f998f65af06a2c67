import type { StyleDraft } from '@souk/design-system/domain/shop/merchant/style/styleDraft.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { marked } from '../../../network/apollo/requestMarks.ts'
import { useServices } from '../../../services/useServices.ts'
import { SaveMerchantStyleMutation } from './Style.queries.ts'

/** Saves a draft of a store’s look and says so; what the server objects to is thrown, for the form that asked. */
export function useSaveStyle(accountId: string): (draft: StyleDraft) => Promise<void> {
  const { client, alerts } = useServices()
  const t = useT('merchantStyle')
  return async ({ style, colors, switches }) => {
    await client.mutate({
      mutation: SaveMerchantStyleMutation,
      variables: { accountId, input: { ...switches, style: { ...style }, colors: { ...colors } } },
      context: marked({ errors: 'place' }),
    })
    alerts.show({ kind: 'success', title: t('saved') })
  }
}
