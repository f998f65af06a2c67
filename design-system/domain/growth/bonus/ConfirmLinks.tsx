import ArrowRight from 'lucide-react/icons/arrow-right'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { StepLinks } from './BonusSteps.styles.ts'

/** Where the steps to a bonus are done. */
export interface BonusLinks {
  readonly offers: string
  readonly phone: string
  readonly identity: string
}

/** The ways to confirm who one is; either is enough. */
export function ConfirmLinks({ links }: { links: Pick<BonusLinks, 'phone' | 'identity'> }) {
  const t = useT('bonus')
  return (
    <StepLinks>
      {(['phone', 'identity'] as const).map(way => (
        <TextLink key={way} href={links[way]} iconEnd={ArrowRight} data-standing="">
          {t(`person.${way}`)}
        </TextLink>
      ))}
    </StepLinks>
  )
}
