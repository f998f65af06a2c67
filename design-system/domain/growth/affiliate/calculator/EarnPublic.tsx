import { MainSideLayout } from '../../../page/layout/MainSideLayout.tsx'
import { CircleCalculator } from './CircleCalculator.tsx'
import { EarnHow } from './EarnHow.tsx'
import { EarnHead, EarnRoot } from './EarnPage.styles.ts'
import { termsPlace } from './earnPlaces.ts'
import { EarnQuestions } from './EarnQuestions.tsx'
import type { EarnAction, EarnContent } from './earnShape.ts'
import { EarnTerms } from './EarnTerms.tsx'

interface EarnPublicProps {
  title: string
  lead: string
  content: EarnContent
  action: EarnAction
}

/** All that is said in public about inviting people: the calculator, how it works, questions and terms. */
export function EarnPublic({ title, lead, content, action }: EarnPublicProps) {
  const terms = content.status === 'ready' ? content.rules.terms : null
  return (
    <EarnRoot>
      <EarnHead>
        <h1>{title}</h1>
        <p>{lead}</p>
      </EarnHead>
      <CircleCalculator content={content} />
      <EarnHow action={action} version={terms?.version ?? null} />
      <MainSideLayout side={<div id={termsPlace}>{terms !== null && <EarnTerms terms={terms} />}</div>}>
        <EarnQuestions />
      </MainSideLayout>
    </EarnRoot>
  )
}
