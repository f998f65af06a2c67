import { useMutation } from '@apollo/client/react'
import type { AdvertChange } from '@souk/design-system/domain/trading/advert/ownAdvert.ts'
import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import type { UpdateAdvertsMutation as UpdateData } from '../../../__generated__/graphql.ts'
import { refetchShown } from '../../../network/apollo/refetchShown.ts'
import { useVerification } from '../../../parts/modals/useVerification.ts'
import { useServices } from '../../../services/useServices.ts'
import { DeleteAdvertMutation, UpdateAdvertsMutation } from './Ads.queries.ts'

type Outcome = NonNullable<UpdateData['updateAdverts']>['items'][number]

interface AdChanges {
  /** Those that are being changed. */
  readonly changing: ReadonlySet<string>
  /** Why the last change was refused, in words, by advert. */
  readonly refusals: ReadonlyMap<string, string>
  /** Answers the adverts that were changed. */
  readonly change: (ids: readonly string[], change: AdvertChange) => Promise<readonly string[]>
}

const needsCode = ({ refusal }: Outcome): boolean => refusal?.code === 'two_factor_required'

/** One that goes to the archive has a call of its own, which nothing of it can refuse. */
const isRemoval = (change: AdvertChange): boolean => 'status' in change && change.status === 'archived'

/** Changes adverts, each by itself: what one refuses stands in its row. Asks for a code where the owner protects publishing. */
export function useAdChanges(): AdChanges {
  const { client, alerts } = useServices()
  const t = useT('ownAdvert')
  const errorText = useErrorText()
  const verify = useVerification()
  const [update] = useMutation(UpdateAdvertsMutation)
  const [remove] = useMutation(DeleteAdvertMutation)
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map())

  const send = async (ids: readonly string[], change: AdvertChange, code?: string) => {
    const input = { ids: [...ids], change, ...(code === undefined ? {} : { code }) }
    const { data } = await update({ variables: { input } })
    return data?.updateAdverts?.items ?? []
  }

  /** Those that ask for a code are sent once more with it; without one they stay as they are. */
  const sendWithCode = async (ids: readonly string[], change: AdvertChange) => {
    const outcomes = await send(ids, change)
    const asking = outcomes.filter(needsCode).map(({ id }) => id)
    if (asking.length === 0) return outcomes
    let second: readonly Outcome[] = []
    await verify({
      action: 'publish_sell_advert',
      onSubmit: async ({ code }) => {
        second = await send(asking, change, code)
      },
    })
    return outcomes.map(outcome => second.find(({ id }) => id === outcome.id) ?? outcome)
  }

  const word = ({ refusal }: Outcome): string =>
    errorText({
      code: refusal?.code,
      params: Object.fromEntries(refusal?.params.map(({ name, value }) => [name, value]) ?? []),
    })

  return {
    changing,
    refusals,
    change: async (ids, change) => {
      setChanging(new Set(ids))
      try {
        const [only, ...others] = ids
        if (only !== undefined && others.length === 0 && isRemoval(change)) {
          await remove({ variables: { id: only } })
          setRefusals(new Map())
          await refetchShown(client, ['myAdverts']).catch(() => {})
          return ids
        }
        const outcomes = await sendWithCode(ids, change)
        const refused = outcomes.filter(({ refusal }) => refusal !== null)
        setRefusals(new Map(refused.map(outcome => [outcome.id, word(outcome)])))
        const done = outcomes.filter(({ refusal }) => refusal === null).map(({ id }) => id)
        // One row says it by itself.
        if (ids.length > 1 && done.length > 0)
          alerts.show({ kind: 'success', title: t('changed', { count: done.length }) })
        if (ids.length > 1 && refused.length > 0)
          alerts.show({ kind: 'error', title: t('notChanged', { count: refused.length }) })
        await refetchShown(client, ['myAdverts']).catch(() => {})
        return done
      } catch {
        // The alerts have said why.
        return []
      } finally {
        setChanging(new Set())
      }
    },
  }
}
