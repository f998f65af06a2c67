/** What stands in pictures that others show beside a link to a page. */
export const preview = {
  from: 'From {{price}} for 1 {{coin}}',
  upTo: 'Up to {{price}} for 1 {{coin}}',
} as const
