import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  DefinitionList: {
    when: ['Names and what they are: payment details, a summary before something is sent.'],
    not: [
      ['There are figures in rows and columns', 'FigureTable'],
      ['There is one amount that matters', 'AmountText'],
    ],
    anatomy: [['Row', 'A name, what it is, and one act such as copying']],
    related: ['DefinitionRow', 'FigureTable', 'CopyButton'],
  },
  DefinitionRow: {
    when: ['One name of a definition list.'],
    not: [['It stands alone', 'Text']],
    related: ['DefinitionList', 'CopyButton'],
  },
  Card: {
    when: ['One matter has a surface of its own. It has a border and no shadow.'],
    not: [
      ['The part has a name', 'SectionCard'],
      ['It lies above the page', 'Dialog'],
    ],
    anatomy: [
      ['Surface', 'White, or ink; 20 to 24 of space, 14 to 16 on a phone'],
      ['Emphasis', 'The best of a list, or the chosen one: by its border'],
    ],
    related: ['SectionCard', 'Stack'],
  },
  SectionCard: {
    when: ['Fields or facts that belong together have a name.'],
    not: [['There is nothing to call it', 'Card']],
    related: ['Card', 'Heading'],
  },
  Pagination: {
    when: ['A long list has pages with addresses, which can be shared and come back to.'],
    not: [['There is one page: it shows nothing then', 'EmptyState']],
    anatomy: [
      ['Numbers', 'The first, the last, and those around this one'],
      ['Ways', 'To the one before and the next; their arrows follow the direction of the language'],
    ],
    keyboard: [
      ['Tab', 'From link to link'],
      ['Enter', 'Goes there'],
    ],
    related: ['TextLink'],
  },
}
