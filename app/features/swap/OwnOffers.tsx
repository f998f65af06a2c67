import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { SwapOfferValues } from '@souk/design-system/domain/money/swap/swapOfferShape.ts'
import { OwnSwapOffers } from '@souk/design-system/domain/money/swap/OwnSwapOffers.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { answerState } from '../../network/apollo/answerState.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { useIntent } from '../../services/useIntent.ts'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { useServices } from '../../services/useServices.ts'
import {
  CreateSwapOfferMutation,
  OwnSwapOffersQuery,
  PauseSwapOfferMutation,
  RemoveSwapOfferMutation,
} from './Offers.queries.ts'

interface OwnOffersProps {
  assets: AssetBook
  settings: { readonly coins: readonly string[]; readonly feePercent: string }
  /** What the viewer would swap: a new offer begins the other way around. */
  pair: { readonly from: string; readonly to: string }
}

const dialog = {
  load: () =>
    import('@souk/design-system/domain/money/swap/SwapOfferDialog.tsx').then(
      module => module.SwapOfferDialog,
    ),
}

/** The viewer's own offers to swap. */
export function OwnOffers({ assets, settings, pair }: OwnOffersProps) {
  const t = useT('swapOffer')
  const { client, modals } = useServices()
  const modal = useModalOf<typeof modalTable>()
  const asked = useQuery(OwnSwapOffersQuery)
  const { run } = useIntent(CreateSwapOfferMutation, { errors: 'place' })
  const changed = () => refetchShown(client, ['ownSwapOffers', 'swapOffers']).catch(() => {})
  const add = () =>
    modals.open('confirmation', dialog, {
      coins: assets.coins.filter(({ code }) => settings.coins.includes(code)),
      givesCode: pair.from,
      takesCode: pair.to,
      houseFeePercent: settings.feePercent,
      onSubmit: async (input: SwapOfferValues) => {
        await run({ input })
        await changed()
      },
    })
  const pause = async (id: string, isPaused: boolean) => {
    const variables = { id, input: { isPaused } }
    // What it is refused, an alert says.
    await client
      .mutate({ mutation: PauseSwapOfferMutation, variables, context: marked({ errors: 'alert' }) })
      .then(changed)
      .catch(() => {})
  }
  const remove = (id: string) =>
    modal.open('confirmation', {
      title: t('own.removeTitle'),
      children: t('own.removeText'),
      confirmLabel: t('own.removeVerb'),
      onConfirm: async () => {
        await runMutation(client, RemoveSwapOfferMutation, { id }, 'alert')
        await changed()
      },
    })
  return (
    <OwnSwapOffers
      assets={assets}
      content={answerState(asked, asked.data?.ownSwapOffers)}
      onAdd={() => void add()}
      onPause={({ id }, isPaused) => void pause(id, isPaused)}
      onRemove={({ id }) => void remove(id)}
    />
  )
}
