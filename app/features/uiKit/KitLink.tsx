import type { AnchorProps } from '@souk/design-system/primitives/link/LinkContext.ts'
import { Link } from 'react-router-dom'
import { isPagePath } from '../../routes/localePrefix.ts'
import { useServices } from '../../services/useServices.ts'

/** A link of the kit: it leads on in the language of the address, whatever language the kit is looked at in. */
export function KitLink({ href, children, ...rest }: AnchorProps) {
  const { navigation } = useServices()
  if (!isPagePath(href))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={navigation.hrefOf(href)} {...rest}>
      {children}
    </Link>
  )
}
