/** What the script for shops says around the page of a payer. */
export const embed = { title: 'Payment', close: 'Close' } as const
