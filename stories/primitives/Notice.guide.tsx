import { Notice } from '../../design-system/primitives/notice/Notice.tsx'
import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  Notice: {
    when: ['There is something to know before going on, in its place in the page.'],
    not: [
      ['It is the answer to a press, and goes away', 'ToastRegion'],
      ['It is a question', 'Dialog'],
      ['It belongs to one field', 'TextField'],
      ['The whole part failed', 'ErrorState'],
    ],
    pairs: [
      {
        right: {
          says: 'The first sentence is enough to act on.',
          picture: () => (
            <Notice tone="warning" title="Pay from an account in your own name.">
              Money from another one is sent back.
            </Notice>
          ),
        },
        wrong: {
          says: 'A tone that shouts for what is only good to know.',
          picture: () => <Notice tone="negative" title="You can change the language in the settings." />,
        },
      },
    ],
    anatomy: [
      ['Icon', 'Of its tone'],
      ['Title', 'The first, strong sentence'],
      ['Words', 'What else there is to say'],
      ['Act', 'One small button'],
    ],
    related: ['ToastRegion', 'ErrorState', 'Chip'],
  },
}
