import { useQuery } from '@apollo/client/react'
import type { AdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import type { ConditionsReach } from '@souk/design-system/domain/trading/advert/wizard/limits/conditions.ts'
import { isDecimalString } from '@souk/design-system/format/decimal.ts'
import { AdvertReachQuery } from './AdvertWizard.queries.ts'
import { useDebouncedContents } from './useDebouncedContents.ts'

const typingPause = 500

type Conditions = Pick<
  AdvertValues,
  'phoneRequired' | 'identityRequired' | 'minimumVolumeUsd' | 'minimumFeedbackScore'
>

/**
 * How many traders would meet what is asked of them; null until it is known.
 * @param isWanted false where nobody sees it
 */
export function useConditionsReach(values: Conditions, isWanted: boolean): ConditionsReach | null {
  const decimal = (text: string) => (isDecimalString(text) ? text : null)
  const input = useDebouncedContents(
    {
      phoneRequired: values.phoneRequired,
      identityRequired: values.identityRequired,
      minimumVolumeUsd: decimal(values.minimumVolumeUsd),
      minimumFeedbackScore: decimal(values.minimumFeedbackScore),
    },
    typingPause,
  )
  const { data, previousData } = useQuery(AdvertReachQuery, {
    variables: { input },
    skip: !isWanted,
    fetchPolicy: 'no-cache',
  })
  const reach = (data ?? previousData)?.advertReach
  if (!reach) return null
  return {
    people: reach.people,
    sharePercent: String(reach.sharePercent),
    byCondition: reach.byCondition.map(({ condition, fewerPercent }) => ({
      condition,
      fewerPercent: String(fewerPercent),
    })),
  }
}
