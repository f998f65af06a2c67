/** What a piece of content is about, by colour; never the colour alone: an icon and a title stand with it. */
export const contentTones = ['neutral', 'accent', 'positive', 'warning'] as const
export type ContentTone = (typeof contentTones)[number]

/** The pictures that content may choose from; the app draws them. */
export const contentIcons = [
  'shield',
  'lock',
  'wallet',
  'exchange',
  'percent',
  'bell',
  'people',
  'gift',
  'guide',
] as const
export type ContentIcon = (typeof contentIcons)[number]
