/** How far a time zone is from UTC: `UTC+1`, `UTC−3:30`, `UTC`; the same in every locale. */
export function formatUtcOffset(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  const tail = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${tail}`
}
