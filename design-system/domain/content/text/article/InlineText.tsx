import type { Inline } from '../contentTree.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'

/** A run of text with its emphasis, code and links. */
export function InlineText({ of }: { of: readonly Inline[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
  return of.map((part, index) => <Part key={index} part={part} />)
}

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <InlineText of={part.text} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <InlineText of={part.text} />
        </em>
      )
    case 'code':
      return <code>{part.code}</code>
    case 'link':
      return (
        <TextLink href={part.href} data-inline="">
          <InlineText of={part.text} />
        </TextLink>
      )
    default:
      return <br />
  }
}
