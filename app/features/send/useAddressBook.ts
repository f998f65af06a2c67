import type { SavedAddressShape, SendDraft } from '@souk/design-system/domain/money/send/sendShape.ts'
import { useIntent } from '../../services/useIntent.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { useWithCode } from '../../parts/requisites/useWithCode.ts'
import { useServices } from '../../services/useServices.ts'
import { SaveAddressMutation } from './Send.mutations.ts'

const bookEntry = { load: () => import('./AddressBook.tsx').then(module => module.AddressBook) }
const saveEntry = {
  load: () =>
    import('@souk/design-system/domain/money/send/address/SaveAddressDialog.tsx').then(
      module => module.SaveAddressDialog,
    ),
}

interface AddressBookActions {
  /** The one that was chosen; nothing when none was. */
  readonly pick: () => Promise<SavedAddressShape | undefined>
  /** Asks for a name and saves the address under it. */
  readonly save: (draft: SendDraft) => Promise<unknown>
}

/** The saved addresses of a coin: picking one, and saving another. */
export function useAddressBook(coinCode: string): AddressBookActions {
  const { modals, client } = useServices()
  const { run } = useIntent(SaveAddressMutation, { errors: 'place' })
  const withCode = useWithCode('withdrawal')
  return {
    pick: async () => (await modals.open('search', bookEntry, { coinCode })) as SavedAddressShape | undefined,
    save: ({ address, network, memo }) =>
      modals.open('confirmation', saveEntry, {
        address,
        onSave: async (label: string) => {
          await withCode(proof =>
            run({
              input: {
                label,
                cryptoCurrencyCode: coinCode,
                address,
                ...(network === null ? {} : { network }),
                ...(memo === '' ? {} : { memo }),
                ...proof,
              },
            }),
          )
          await refetchShown(client, ['savedAddresses']).catch(() => {})
        },
      }),
  }
}
