import type { ReactNode } from 'react'
import { useBrand } from '../../brand/brand.ts'
import { BrandMark } from '../../brand/BrandMark.tsx'
import { useT } from '../../locales/useT.ts'
import { TextLink } from '../../primitives/link/TextLink.tsx'
import { FooterInner, FooterRoot } from './Footer.styles.ts'

interface FooterProps {
  /** An `InstallButton`, where the browser offers to install the page. */
  install: ReactNode
}

/** Who runs this and how to reach them; only links that lead somewhere. */
export function Footer({ install }: FooterProps) {
  const t = useT('nav')
  const brand = useBrand()
  return (
    <FooterRoot aria-label={t('footer')}>
      <FooterInner>
        <BrandMark look="sign" />
        {install}
        <TextLink look="quiet" data-standing="" href={`mailto:${brand.supportEmail}`}>
          {t('support')}
        </TextLink>
        {brand.socialLinks.map(({ name, href }) => (
          <TextLink key={href} look="quiet" data-standing="" href={href} rel="noreferrer">
            {name}
          </TextLink>
        ))}
      </FooterInner>
    </FooterRoot>
  )
}
