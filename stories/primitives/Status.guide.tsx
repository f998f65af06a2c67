import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Landmark from 'lucide-react/icons/landmark'
import { Chip } from '../../design-system/primitives/chip/Chip.tsx'
import { Tag } from '../../design-system/primitives/chip/Tag.tsx'
import { Hatch } from '../../design-system/primitives/hatch/Hatch.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  Chip: {
    when: [
      'A thing has a status that changes: a trade, a withdrawal, an ad.',
      'One or two words and an icon say it.',
    ],
    not: [
      ['It is a property that stays', 'Tag'],
      ['It is how many', 'Badge'],
      ['There is more to say', 'Notice'],
    ],
    pairs: [
      {
        right: {
          says: 'Icon, word and colour say the same.',
          picture: () => (
            <Inline>
              <Chip icon={Clock} tone="warning">
                Pay now
              </Chip>
              <Chip icon={Check} tone="positive">
                Completed
              </Chip>
            </Inline>
          ),
        },
        wrong: {
          says: 'A sentence is no status; it breaks each row.',
          picture: () => (
            <Chip icon={Clock} tone="warning">
              You have 24 minutes left to pay the seller
            </Chip>
          ),
        },
      },
    ],
    anatomy: [
      ['Ground', 'The soft fill of its tone'],
      ['Icon', '13 dots; another one for each status'],
      ['Words', 'Two at most; condensed in Russian'],
    ],
    related: ['Tag', 'Badge', 'StatusChip', 'Notice'],
  },
  Tag: {
    when: ['A thing has a property: a payment method, "No sign-up", "+3".'],
    not: [
      ['It changes as time goes on', 'Chip'],
      ['It can be pressed', 'Button'],
    ],
    pairs: [
      {
        right: {
          says: 'What it is, with the drawing of its kind.',
          picture: () => <Tag icon={Landmark}>Bank transfer</Tag>,
        },
        wrong: {
          says: 'A status looks like a status.',
          picture: () => <Tag icon={Check}>Completed</Tag>,
        },
      },
    ],
    related: ['Chip', 'Badge'],
  },
  Badge: {
    when: [
      'Something is new or waits: on a tab, a bell, an icon.',
      'Without a count it is a dot: something is new.',
    ],
    not: [
      ['It is a status', 'Chip'],
      ['The number is what people came for', 'Text'],
    ],
    anatomy: [
      ['Count', 'Up to 99, then "99+"'],
      ['Name', 'It is drawn only: what it sits on says the number to screen readers'],
    ],
    related: ['IconButton', 'Tabs', 'SegmentedControl'],
  },
  Hatch: {
    when: ['Value is locked in escrow, and words beside it say so.'],
    not: [
      ['Something is decoration', 'Card'],
      ['Something is loading', 'Skeleton'],
    ],
    pairs: [
      {
        right: {
          says: 'The strip under an amount that is locked.',
          picture: () => (
            <Stack gap="2">
              <Text size="body-strong">0.0085 BTC, held in escrow</Text>
              <Hatch />
            </Stack>
          ),
        },
        wrong: {
          says: 'As a line between things it loses its meaning.',
          picture: () => (
            <Stack gap="2">
              <Text>Recent activity</Text>
              <Hatch />
              <Text>Nothing yet</Text>
            </Stack>
          ),
        },
      },
    ],
    related: ['AmountBlock', 'EscrowScene'],
  },
}
