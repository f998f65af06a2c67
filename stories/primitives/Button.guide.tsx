import { Button } from '../../design-system/primitives/button/Button.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  Button: {
    when: [
      'Something is done on this page: saved, sent, opened, released.',
      'One primary, or danger, in a region; what is less likely beside it in secondary or ghost.',
      'The words name the act, and the amount where money moves: "Release 0.0085 BTC".',
    ],
    not: [
      ['It leads to another page', 'LinkButton'],
      ['It is a link inside of a text', 'TextLink'],
      ['No word fits, and everybody knows the drawing', 'IconButton'],
      ['One of a few views is chosen', 'SegmentedControl'],
    ],
    pairs: [
      {
        right: {
          says: 'Name what leaves, and how much.',
          picture: () => (
            <Inline>
              <Button>Not yet</Button>
              <Button variant="danger">Release 0.0085 BTC</Button>
            </Inline>
          ),
        },
        wrong: {
          says: '“OK” asks people to remember the question.',
          picture: () => (
            <Inline>
              <Button>Cancel</Button>
              <Button variant="primary">OK</Button>
            </Inline>
          ),
        },
      },
      {
        right: {
          says: 'Say why not now, beside it. The button stays in reach of the keyboard.',
          picture: () => (
            <Inline wrap="nowrap">
              <Button disabledReason="Unlocks at 14:32">Open dispute</Button>
            </Inline>
          ),
        },
        wrong: {
          says: 'Grey alone tells nobody what to wait for.',
          picture: () => <Button disabledReason="">Open dispute</Button>,
        },
      },
      {
        right: {
          says: 'One solid button. What comes next is quieter.',
          picture: () => (
            <Inline>
              <Button variant="primary">I have paid ₦250,000</Button>
              <Button>Cancel trade</Button>
            </Inline>
          ),
        },
        wrong: {
          says: 'Two solid buttons: a wrong tap costs the trade.',
          picture: () => (
            <Inline>
              <Button variant="primary">I have paid</Button>
              <Button variant="danger">Cancel trade</Button>
            </Inline>
          ),
        },
      },
    ],
    anatomy: [
      ['Container', '32, 40 or 48 high; 44 where a finger presses'],
      ['Icon', 'Before the words, or after them where it leads on; never alone'],
      ['Words', 'What happens, with its object'],
      ['Ring', 'Around it, for the keyboard only'],
      ['Reason', 'Why it cannot be pressed now; it is read with the button'],
    ],
    keyboard: [
      ['Tab', 'Comes here, also while it cannot be pressed'],
      ['Enter, Space', 'Presses it; while it is pending, or has a reason not to, nothing happens'],
    ],
    related: ['LinkButton', 'IconButton', 'CopyButton', 'MenuButton', 'TextLink'],
  },
}
