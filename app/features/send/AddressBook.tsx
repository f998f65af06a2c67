import { useMutation, useQuery } from '@apollo/client/react'
import { SavedAddresses } from '@souk/design-system/domain/money/send/address/SavedAddresses.tsx'
import { SendLoading } from '@souk/design-system/domain/money/send/SendLoading.tsx'
import type { SavedAddressShape } from '@souk/design-system/domain/money/send/sendShape.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { ModalControls } from '@souk/design-system/modal/modalTable.ts'
import { Sheet } from '@souk/design-system/primitives/dialog/Sheet.tsx'
import { ErrorState } from '@souk/design-system/primitives/state/ErrorState.tsx'
import { useWithCode } from '../../parts/requisites/useWithCode.ts'
import { SavedAddressesQuery } from './Send.queries.ts'
import { DeleteSavedAddressMutation, SetAllowListMutation } from './Send.mutations.ts'

interface AddressBookProps extends ModalControls<SavedAddressShape> {
  coinCode: string
}

/** The saved addresses of a coin over the page; answers the one that was chosen. */
export function AddressBook({ coinCode, close, dismiss }: AddressBookProps) {
  const t = useT('send')
  const tCommon = useT('common')
  const { data, error, refetch } = useQuery(SavedAddressesQuery, {
    variables: { cryptoCurrencyCode: coinCode },
  })
  const [remove] = useMutation(DeleteSavedAddressMutation)
  const [setRule, rule] = useMutation(SetAllowListMutation)
  const withCode = useWithCode('withdrawal')
  const book = data?.savedAddresses
  const changeRule = async (isOn: boolean) => {
    // What it is refused, an alert says; the switch stays as it was.
    await withCode(proof => setRule({ variables: { input: { isOn, ...proof } } })).catch(() => {})
    await refetch().catch(() => {})
  }
  return (
    <Sheet isOpen onClose={dismiss} title={t('book.title')} closeLabel={tCommon('verb.close')}>
      {book ? (
        <SavedAddresses
          book={book}
          onChoose={close}
          onRemove={async id => {
            await remove({ variables: { id } })
            await refetch()
          }}
          onAllowList={isOn => void changeRule(isOn)}
          isChangingRule={rule.loading}
        />
      ) : error === undefined ? (
        <SendLoading />
      ) : (
        <ErrorState
          title={t('book.failed')}
          retryLabel={tCommon('verb.retry')}
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
    </Sheet>
  )
}
