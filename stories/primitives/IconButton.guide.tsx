import Bell from 'lucide-react/icons/bell'
import Trash from 'lucide-react/icons/trash-2'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { IconButton } from '../../design-system/primitives/button/IconButton.tsx'
import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  IconButton: {
    when: [
      'Everybody knows the drawing: close, back, copy, search, more.',
      'There is no room for a word, as in a bar.',
    ],
    not: [
      ['A word fits', 'Button'],
      ['It opens a list of things to do', 'MenuButton'],
      ['It copies', 'CopyButton'],
    ],
    pairs: [
      {
        right: {
          says: 'A drawing that has one meaning.',
          picture: () => <IconButton icon={Bell} label="Notifications" />,
        },
        wrong: {
          says: 'What is lost, and of what? A word says it.',
          picture: () => <IconButton icon={Trash} label="Delete" />,
        },
      },
      {
        right: {
          says: 'An act on money has words.',
          picture: () => <Button variant="danger">Delete this ad</Button>,
        },
        wrong: { says: 'Nobody guesses.', picture: () => <IconButton icon={Trash} label="Delete this ad" /> },
      },
    ],
    anatomy: [
      ['Square', '32, or 44 where a finger presses'],
      ['Icon', 'One of lucide'],
      ['Label', 'Its name, for screen readers and the tooltip of the browser'],
      ['Badge', 'How many are new; the label says the number too'],
    ],
    keyboard: [
      ['Tab', 'Comes here'],
      ['Enter, Space', 'Presses it'],
    ],
    related: ['Button', 'MenuButton', 'Badge', 'Icon'],
  },
}
