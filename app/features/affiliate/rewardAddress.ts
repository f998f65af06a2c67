import type { RewardFilter } from '@souk/design-system/domain/growth/affiliate/reward/rewardFilter.ts'

interface FilePlan {
  readonly timeZone: string
  readonly locale: string
}

/** The address of the table with the same filter, as the contract of the download has it. */
export function downloadHref(filter: RewardFilter, { timeZone, locale }: FilePlan): string {
  const params = new URLSearchParams()
  if (filter.level !== null) params.set('level', String(filter.level))
  if (filter.code !== null) params.set('code', filter.code)
  if (filter.from !== null) params.set('from', filter.from)
  if (filter.until !== null) params.set('until', filter.until)
  params.set('time_zone', timeZone)
  params.set('locale', locale)
  return `/api/v1/affiliates/download?${params.toString()}`
}
