import Smartphone from 'lucide-react/icons/smartphone'
import { useBrand } from '../../brand/brand.ts'
import { BrandMark } from '../../brand/BrandMark.tsx'
import { useT } from '../../locales/useT.ts'
import { Button } from '../../primitives/button/Button.tsx'
import { TextLink } from '../../primitives/link/TextLink.tsx'
import { FooterInner, FooterRoot } from './Footer.styles.ts'

interface FooterProps {
  /** Installs the page as an application; null where it cannot be. */
  onInstall: (() => void) | null
}

/** Who runs this and how to reach them; only links that lead somewhere. */
export function Footer({ onInstall }: FooterProps) {
  const t = useT('nav')
  const brand = useBrand()
  return (
    <FooterRoot aria-label={t('footer')}>
      <FooterInner>
        <BrandMark look="sign" />
        {onInstall !== null && (
          <Button variant="ghost" size="s" icon={Smartphone} onClick={onInstall}>
            {t('install')}
          </Button>
        )}
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
