import ArrowRight from 'lucide-react/icons/arrow-right'
import { TextLink } from '../../../../../primitives/link/TextLink.tsx'
import { LinkLine } from './Live.styles.ts'

/** In place of data that did not come: where it is. */
export function LiveLink({ href, children }: { href: string; children: string }) {
  return (
    <LinkLine>
      <TextLink href={href} iconEnd={ArrowRight}>
        {children}
      </TextLink>
    </LinkLine>
  )
}
