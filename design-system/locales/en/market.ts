/** How a rate went: the market card with its chart. */
export const market = {
  title: '{{coin}} in {{fiat}}',
  now: 'Now',
  period: 'Period',
  periods: { day: '24 hours', week: '7 days', month: '30 days', year: 'Year' },
  chart: 'Rate of {{coin}} in {{fiat}}',
  point: '{{rate}}, {{time}}',
  low: 'Lowest {{rate}}',
  high: 'Highest {{rate}}',
  time: 'Time',
  rate: 'Rate',
  young: 'There is no history of this rate yet.',
  stale: 'Rate of {{time}}',
  loading: 'Loading the rates',
  failed: 'The rates did not load',
  retry: 'Try again',
} as const
