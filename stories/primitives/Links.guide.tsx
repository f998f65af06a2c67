import { Button } from '../../design-system/primitives/button/Button.tsx'
import { LinkButton } from '../../design-system/primitives/button/LinkButton.tsx'
import { TextLink } from '../../design-system/primitives/link/TextLink.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import type { Guides } from '../support/docs/guide.ts'

const keyboard = [
  ['Tab', 'Comes here'],
  ['Enter', 'Follows it'],
] as const

export const guides: Guides = {
  TextLink: {
    when: ['Words in a text, or under a list, lead to another page.'],
    not: [
      ['Something is done here', 'Button'],
      ['It is the next step of the page', 'LinkButton'],
    ],
    pairs: [
      {
        right: {
          says: 'The link says where it leads.',
          picture: () => (
            <Text>
              Fees are in <TextLink href="#fees">what each trade costs</TextLink>.
            </Text>
          ),
        },
        wrong: {
          says: '“Here” says nothing in a list of links.',
          picture: () => (
            <Text>
              For fees press <TextLink href="#fees">here</TextLink>.
            </Text>
          ),
        },
      },
    ],
    keyboard,
    related: ['LinkButton', 'LinkProvider', 'LinkTabs'],
  },
  LinkButton: {
    when: [
      'The next step is a page: "Log in", "New ad", "All trades".',
      'It should open in a new tab, or be copied, as links do.',
    ],
    not: [
      ['It does something', 'Button'],
      ['It stands in a sentence', 'TextLink'],
    ],
    pairs: [
      {
        right: {
          says: 'A page is a link.',
          picture: () => (
            <LinkButton href="#new" variant="primary">
              New ad
            </LinkButton>
          ),
        },
        wrong: {
          says: 'As a button it opens in no new tab.',
          picture: () => <Button variant="primary">New ad</Button>,
        },
      },
    ],
    keyboard,
    related: ['Button', 'TextLink'],
  },
  LinkProvider: {
    when: ['Once, at the top of an application that has a router of its own.'],
    not: [['Pages are loaded whole: links work without it', 'TextLink']],
    related: ['TextLink', 'LinkButton', 'LinkTabs', 'Pagination'],
  },
}
