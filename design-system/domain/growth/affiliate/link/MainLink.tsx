import ImageIcon from 'lucide-react/icons/image'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { QrCode } from '../../../../primitives/qr/QrCode.tsx'
import type { InviteLinkShape } from '../affiliateShape.ts'
import { CopyLink } from './CopyLink.tsx'
import { MainActions, MainNote, MainPlace, UrlText } from './MainLink.styles.ts'

interface MainLinkProps {
  link: InviteLinkShape
  url: string
  onPicture: (link: InviteLinkShape) => void
}

/** The link that somebody has had from the first day: to scan, to copy, to share as a picture. */
export function MainLink({ link, url, onPicture }: MainLinkProps) {
  const t = useT('affiliate')
  const { code } = link
  return (
    <SectionCard title={t('main.title')}>
      <MainPlace>
        <QrCode text={url} label={t('main.qr')} />
        <div>
          <UrlText translate="no">
            {shortOf(url, code)}
            <strong>{code}</strong>
          </UrlText>
          <MainNote>{t('main.note')}</MainNote>
        </div>
      </MainPlace>
      <MainActions>
        <CopyLink url={url} />
        <Button width="fill" icon={ImageIcon} onClick={() => onPicture(link)}>
          {t('main.picture')}
        </Button>
      </MainActions>
    </SectionCard>
  )
}

/** What stands before the code, without the scheme that everybody knows. */
const shortOf = (url: string, code: string) => url.replace(/^https?:\/\//, '').slice(0, -code.length)
