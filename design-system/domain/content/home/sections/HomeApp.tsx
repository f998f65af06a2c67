import ChevronRight from 'lucide-react/icons/chevron-right'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { QrCode } from '../../../../primitives/qr/QrCode.tsx'
import { HomeSection } from '../HomeSection.tsx'
import { Onward } from '../HomeSection.styles.ts'
import { AppGrid, Install, Points, Scan } from './HomeApp.styles.ts'

interface HomeAppProps {
  /** The address of this place, for a camera; null where nobody has said it. */
  url: string | null
  iphoneHref: string
}

const steps = ['point', 'install', 'allow'] as const
const points = ['store', 'messenger', 'light'] as const

/** How the app comes to a phone. */
export function HomeApp({ url, iphoneHref }: HomeAppProps) {
  const t = useT('home')
  return (
    <HomeSection title={t('app.title')} lead={t('app.lead')}>
      <AppGrid>
        <Install>
          {url !== null && (
            <Scan>
              <QrCode text={url} label={t('app.scan')} />
            </Scan>
          )}
          <ol>
            {steps.map(step => (
              // Without a code there is nothing to point at.
              <li key={step} hidden={step === 'point' && url === null}>
                {t(`app.steps.${step}`)}
              </li>
            ))}
          </ol>
        </Install>
        <Points>
          {points.map(point => (
            <li key={point}>
              <strong>{t(`app.points.${point}`)}</strong>
              <span>{t(`app.points.${point}Text`)}</span>
            </li>
          ))}
        </Points>
      </AppGrid>
      <Onward>
        <TextLink href={iphoneHref} iconEnd={ChevronRight}>
          {t('app.iphone')}
        </TextLink>
      </Onward>
    </HomeSection>
  )
}
