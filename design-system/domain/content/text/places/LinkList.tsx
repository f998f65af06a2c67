import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'

interface LinkListProps {
  links: readonly { readonly name: string; readonly url: string }[]
  /** Said where there is none. */
  none: string
}

/** Places elsewhere, by their names. */
export function LinkList({ links, none }: LinkListProps) {
  if (links.length === 0) return <Text as="p">{none}</Text>
  return (
    <Stack as="ul" gap="2">
      {links.map(({ name, url }) => (
        <li key={url}>
          <TextLink href={url} rel="noreferrer" data-standing="">
            {name}
          </TextLink>
        </li>
      ))}
    </Stack>
  )
}
