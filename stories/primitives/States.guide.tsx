import { Button } from '../../design-system/primitives/button/Button.tsx'
import { EmptyState } from '../../design-system/primitives/state/EmptyState.tsx'
import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  EmptyState: {
    when: ['A list has nothing yet, or a search found nothing.'],
    not: [
      ['It failed', 'ErrorState'],
      ['It is on its way', 'Loading'],
    ],
    pairs: [
      {
        right: {
          says: 'What was not found, and the nearest useful thing to do.',
          picture: () => (
            <EmptyState
              title="No offers for ₦250,000 by M-Pesa"
              actions={<Button>Any payment method</Button>}
            />
          ),
        },
        wrong: { says: 'A dead end.', picture: () => <EmptyState title="No data" /> },
      },
    ],
    related: ['ErrorState', 'Loading'],
  },
  ErrorState: {
    when: [
      'A part of the page did not load, and can be tried again.',
      '"Your money is not affected" is said wherever it is true.',
    ],
    not: [
      ['A field is wrong', 'TextField'],
      ['An act was refused', 'ToastRegion'],
    ],
    anatomy: [
      ['Title', 'What did not work'],
      ['Body', 'What it means for money'],
      ['Try again', 'Says that it is trying, while it is'],
    ],
    keyboard: [['Enter, Space', 'On the button: tries again']],
    related: ['EmptyState', 'StaleNote'],
  },
  StaleNote: {
    when: ['Something old is shown because nothing newer came.'],
    not: [['There is nothing to show', 'ErrorState']],
    related: ['AmountText', 'ErrorState'],
  },
  Loading: {
    when: ['A part of a page is on its way. It is shown only after 150 ms.'],
    not: [
      ['A button was pressed: it says so itself', 'Button'],
      ['An older amount is there: it is kept, paler', 'AmountText'],
    ],
    anatomy: [
      ['Rows', 'As high as the real ones, so that nothing moves when they come; they do not shimmer'],
    ],
    related: ['Skeleton', 'TwoLines'],
  },
  Skeleton: {
    when: ['One piece of a row is on its way, inside of a Loading.'],
    not: [['It is the whole part', 'Loading']],
    related: ['Loading', 'TwoLines'],
  },
  TwoLines: {
    when: ['A line with a smaller one under it is on its way.'],
    not: [['It is one line', 'Skeleton']],
    related: ['Skeleton'],
  },
}
