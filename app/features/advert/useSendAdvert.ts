import type { AdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import type { AdvertChoice } from '@souk/design-system/domain/trading/advert/wizard/form/useAdvertForm.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { AdvertStatus } from '../../__generated__/graphql.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { useIntent } from '../../services/useIntent.ts'
import { paths } from '../../routes/paths.ts'
import { useWithCode } from '../../parts/requisites/useWithCode.ts'
import { useServices } from '../../services/useServices.ts'
import { changesOf, inputOf } from './advertMapping.ts'
import { CreateAdvertMutation, UpdateAdvertMutation } from './AdvertWizard.queries.ts'

/** The advert that is changed. */
export interface EditedAdvert {
  readonly id: string
  readonly status: AdvertStatus
  /** As it was. */
  readonly values: AdvertValues
}

type Send = (values: AdvertValues, choice: AdvertChoice) => Promise<void>

/** Publishes a new advert, or keeps it unpublished; its draft is done with. Rejects with what the form says. */
export function useCreateAdvert(draftKey: string): Send {
  const { run } = useIntent(CreateAdvertMutation, { errors: 'place' })
  const withCode = useWithCode('publish_sell_advert')
  const goOn = useSent()
  return async (values, status) => {
    await withCode(proof => run({ input: { ...inputOf(values), ...proof, status, draftKey } }))
    goOn(status === 'listed' ? 'done.published' : 'done.kept')
  }
}

/** Saves what was changed of an advert; one that was not published yet is published, or not. */
export function useUpdateAdvert({ id, status, values: before }: EditedAdvert): Send {
  const { client } = useServices()
  const withCode = useWithCode(status === 'draft' ? 'publish_sell_advert' : 'change_sell_requisites')
  const goOn = useSent()
  return async (values, choice) => {
    // What is traded stays as it is.
    const {
      type: _type,
      cryptoCurrencyCode: _coin,
      currencyCode: _fiat,
      ...input
    } = changesOf(before, values)
    const published = status === 'draft' ? { status: choice } : {}
    await withCode(proof =>
      runMutation(client, UpdateAdvertMutation, {
        id,
        input: { ...input, ...published, ...proof, draftKey: id },
      }),
    )
    goOn(status === 'draft' && choice === 'listed' ? 'done.published' : 'done.saved')
  }
}

/** Goes on once an advert is sent: to the list of ads, which says so. */
function useSent(): (said: 'done.published' | 'done.kept' | 'done.saved') => void {
  const { alerts, client, navigation } = useServices()
  const t = useT('advertWizard')
  return said => {
    alerts.show({ kind: 'success', title: t(said) })
    navigation.go(paths.dashboard('ads'))
    // The list asks by itself when it comes; pages beside it may show it too.
    void refetchShown(client, ['myAdverts']).catch(() => {})
  }
}
