/** The list of all that can be done from anywhere. */
export const command = {
  button: 'Go to…',
  key: 'Go to… (Ctrl or ⌘ with K)',
  label: 'Go to a page, or change something',
  nothing: 'Nothing is called so',
  pages: 'Pages',
  buy: 'Buy',
  sell: 'Sell',
  look: 'Look',
  language: 'Language',
  account: 'Account',
  buyCoin: 'Buy {{coin}}',
  sellCoin: 'Sell {{coin}}',
} as const
