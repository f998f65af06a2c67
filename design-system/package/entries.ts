/** How far a user of the package may rely on an entry: what `stable` holds changes only with a major version, of `preview` with a minor one. */
export type Stability = 'stable' | 'preview'

interface Entry {
  /** The folder of the design system whose modules it holds. */
  readonly folder: string
  readonly stability: Stability
  /** What it is for, in the README. */
  readonly purpose: string
}

/** One entry for each group, by the name that it is imported by. What is behind an entry can be imported by its own path too. */
export const entries: Readonly<Record<string, Entry>> = {
  primitives: {
    folder: 'primitives',
    stability: 'stable',
    purpose: 'Buttons, fields, tables, dialogs, tabs: strings in, events out',
  },
  forms: {
    folder: 'forms',
    stability: 'stable',
    purpose: 'Forms with rules, messages and a server that refuses',
  },
  format: {
    folder: 'format',
    stability: 'stable',
    purpose: 'Amounts, numbers, dates and times as a locale writes them',
  },
  theme: {
    folder: 'theme',
    stability: 'stable',
    purpose: 'Themes, the global style, styles of pages that a server renders',
  },
  tokens: {
    folder: 'tokens',
    stability: 'stable',
    purpose: 'The tokens as typed references to custom properties',
  },
  modal: {
    folder: 'modal',
    stability: 'stable',
    purpose: 'One place that opens dialogs, one above the other',
  },
  alert: { folder: 'alert', stability: 'stable', purpose: 'Short notices at the edge of the page' },
  timing: { folder: 'timing', stability: 'stable', purpose: 'Timers that a test can hold, and what waits' },
  locales: {
    folder: 'locales',
    stability: 'preview',
    purpose: 'Words in English and Russian, and in a language of your own',
  },
  brand: {
    folder: 'brand',
    stability: 'preview',
    purpose: 'The name and the sign of whoever runs the market',
  },
  'domain/page': {
    folder: 'domain/page',
    stability: 'preview',
    purpose: 'Layouts, lists, states and filters of pages',
  },
  'domain/shell': { folder: 'domain/shell', stability: 'preview', purpose: 'What stands around every page' },
  'domain/reference': {
    folder: 'domain/reference',
    stability: 'preview',
    purpose: 'Coins, currencies, payment methods, rates',
  },
  'domain/trading': {
    folder: 'domain/trading',
    stability: 'preview',
    purpose: 'Adverts, trades, chats, disputes',
  },
  'domain/money': {
    folder: 'domain/money',
    stability: 'preview',
    purpose: 'Wallets, transfers, swaps, cards',
  },
  'domain/people': { folder: 'domain/people', stability: 'preview', purpose: 'Profiles, security, settings' },
  'domain/shop': { folder: 'domain/shop', stability: 'preview', purpose: 'Stores, invoices, their payers' },
  'domain/telling': { folder: 'domain/telling', stability: 'preview', purpose: 'Notifications' },
  'domain/growth': { folder: 'domain/growth', stability: 'preview', purpose: 'Affiliates, bonuses, fees' },
  'domain/kit': { folder: 'domain/kit', stability: 'preview', purpose: 'The design system shown by itself' },
  'domain/desk': { folder: 'domain/desk', stability: 'preview', purpose: 'The desk of operators' },
  'domain/content': { folder: 'domain/content', stability: 'preview', purpose: 'Texts, guides, calculators' },
}

/** Modules of stable groups that are too young to promise anything: folders, by the beginning of their path. */
const young = ['primitives/command/']

/**
 * How far a module of the design system may be relied on.
 *
 * @internal the list of what is public asks it.
 */
export function stabilityOf(file: string): Stability {
  const group = Object.values(entries).find(({ folder }) => file.startsWith(`${folder}/`))
  return group === undefined || young.some(start => file.startsWith(start)) ? 'preview' : group.stability
}

/** The style sheets: none of them is imported by a component. */
export const styleSheets = {
  'tokens.css': 'Every token as a custom property, in each theme',
  'fonts.css':
    'The fonts of the tokens, served from the package; without it the fonts of the device stand in',
} as const
