import { useMutation } from '@apollo/client/react'
import type { BulkChange, BulkOutcome } from '@souk/design-system/domain/trading/advert/bulk/bulkAdvert.ts'
import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { useState } from 'react'
import type { ChangeAdvertsMutation as ChangeData } from '../../__generated__/graphql.ts'
import { useVerification } from '../../parts/modals/useVerification.ts'
import { ChangeAdvertsMutation } from './EditAdverts.queries.ts'
import { scheduleOfWeek } from './wireSchedule.ts'

type Outcome = NonNullable<ChangeData['updateAdverts']>['items'][number]

interface ChangeAdverts {
  /** What came of the last change, by advert. */
  readonly outcomes: ReadonlyMap<string, BulkOutcome>
  readonly isChanging: boolean
  /** Asks for a code where the owner protects publishing; what each advert refuses stands in `outcomes`. */
  readonly change: (change: BulkChange) => Promise<void>
}

const needsCode = ({ refusal }: Outcome): boolean => refusal?.code === 'two_factor_required'

/** The change as it is sent. */
function inputOf({ week, ...change }: BulkChange) {
  return week === undefined ? change : { ...change, schedule: scheduleOfWeek(week) }
}

/** Changes several adverts together: what one refuses does not stop the others. */
export function useChangeAdverts(ids: readonly string[]): ChangeAdverts {
  const errorText = useErrorText()
  const verify = useVerification()
  const [update] = useMutation(ChangeAdvertsMutation)
  const [isChanging, setChanging] = useState(false)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map())

  const send = async (some: readonly string[], change: BulkChange, code?: string) => {
    const input = { ids: [...some], change: inputOf(change), ...(code === undefined ? {} : { code }) }
    const { data } = await update({ variables: { input } })
    return data?.updateAdverts?.items ?? []
  }

  /** Those that ask for a code are sent once more with it; without one they stay as they are. */
  const sendWithCode = async (change: BulkChange) => {
    const first = await send(ids, change)
    const asking = first.filter(needsCode).map(({ id }) => id)
    if (asking.length === 0) return first
    let second: readonly Outcome[] = []
    await verify({
      action: 'publish_sell_advert',
      onSubmit: async ({ code }) => {
        second = await send(asking, change, code)
      },
    })
    return first.map(outcome => second.find(({ id }) => id === outcome.id) ?? outcome)
  }

  const wordOf = ({ refusal }: Outcome): string | null =>
    refusal === null
      ? null
      : errorText({
          code: refusal.code,
          params: Object.fromEntries(refusal.params.map(({ name, value }) => [name, value])),
        })

  return {
    outcomes,
    isChanging,
    change: async change => {
      setChanging(true)
      try {
        const items = await sendWithCode(change)
        setOutcomes(new Map(items.map(item => [item.id, { refusal: wordOf(item) }])))
      } catch {
        // The alerts have said why.
      } finally {
        setChanging(false)
      }
    },
  }
}
