import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  Tabs: {
    when: ['Panels of one page take turns: chat, terms, history of a trade.'],
    not: [
      ['Each has an address', 'LinkTabs'],
      ['The same list is shown another way', 'SegmentedControl'],
    ],
    anatomy: [
      ['List of tabs', 'A word each, a count where something waits'],
      ['Panel', 'Of the chosen one'],
    ],
    keyboard: [
      ['Tab', 'Comes to the chosen tab, then into its panel'],
      ['Arrows', 'To the next and the one before, as the language runs'],
      ['Home, End', 'To the first and the last'],
    ],
    related: ['LinkTabs', 'SegmentedControl'],
  },
  LinkTabs: {
    when: ['Pages beside each other, each with an address: the parts of the settings.'],
    not: [['They are panels of one page', 'Tabs']],
    keyboard: [
      ['Tab', 'From link to link'],
      ['Enter', 'Goes there'],
    ],
    related: ['Tabs', 'TextLink'],
  },
}
