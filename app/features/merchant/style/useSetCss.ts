import { marked } from '../../../network/apollo/requestMarks.ts'
import { useServices } from '../../../services/useServices.ts'
import { SetMerchantCssMutation } from './Style.queries.ts'

/** Sets or removes a store’s own style sheet; what the server objects to is thrown, for the field that asked. */
export function useSetCss(accountId: string): (link: string | null) => Promise<void> {
  const { client } = useServices()
  return async link => {
    await client.mutate({
      mutation: SetMerchantCssMutation,
      variables: { accountId, input: { link } },
      context: marked({ errors: 'place' }),
    })
  }
}
