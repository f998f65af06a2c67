/** Whose name stands in letters and notices. The app's is `design-system/brand/brand.ts`; a test compares them. */
export const brand = { name: 'Souk', supportEmail: 'support@souk.example' } as const
