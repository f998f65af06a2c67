import Check from 'lucide-react/icons/check'
import { Icon } from '../../design-system/primitives/icon/Icon.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  Text: {
    when: ['Words stand in one of the type styles.'],
    not: [
      ['It is a title', 'Heading'],
      ['It is an amount', 'AmountText'],
      ['It is said small', 'Caption'],
    ],
    related: ['Heading', 'Caption', 'AmountText'],
  },
  Caption: {
    when: ['Something is said beside or under something else: a date, a unit.'],
    not: [['Somebody needs it to decide', 'Text']],
    related: ['Text'],
  },
  Heading: {
    when: ['A page, or a part of it, has a title. Its level is its place in the outline, its look its size.'],
    not: [['It is only strong', 'Text']],
    related: ['Text', 'SectionCard'],
  },
  Icon: {
    when: ['A drawing says a word again, or stands for one that everybody knows.'],
    not: [
      ['It is pressed', 'IconButton'],
      ['It is a coin or a currency', 'CoinIcon'],
    ],
    pairs: [
      {
        right: {
          says: 'With its word: decoration, and hidden from screen readers.',
          picture: () => (
            <Inline gap="1">
              <Icon of={Check} />
              <Text>Verified</Text>
            </Inline>
          ),
        },
        wrong: {
          says: 'Alone and without a label: nobody hears it.',
          picture: () => <Icon of={Check} />,
        },
      },
    ],
    related: ['IconButton', 'Chip'],
  },
  VisuallyHidden: {
    when: ['Words are for screen readers alone: the name of a list, what a drawing says.'],
    not: [['Everybody could use them', 'Caption']],
    related: ['Icon', 'Text'],
  },
  Stack: {
    when: ['Things stand under each other with one space between them.'],
    not: [
      ['They stand beside each other', 'Inline'],
      ['They stand in columns', 'Grid'],
    ],
    related: ['Inline', 'Grid', 'Card'],
  },
  Inline: {
    when: ['Things stand beside each other and wrap.'],
    not: [['They stand under each other', 'Stack']],
    related: ['Stack', 'Grid'],
  },
  Grid: {
    when: ['Things stand in columns that become one on a phone.'],
    not: [['They only follow each other', 'Stack']],
    related: ['Stack', 'Inline'],
  },
}
