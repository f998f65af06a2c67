/** What is ordered in the sample of an invoice that a store previews. */
export const sample = {
  title: 'Order #10482' /* measured: the number of an order, no colour */,
  description: '2 × Ethiopia Guji, 1 kg, whole bean',
} as const
