import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { BrandMark } from '../../../brand/BrandMark.tsx'
import { formatCount } from '../../../format/numberFormat.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { watchSize } from '../../../timing/watchSize.ts'
import { mainId, PageMain, SkipLink } from '../../page/layout/PageMain.styles.ts'
import type { KitView } from '../kitView/kitView.ts'
import { ViewBar } from '../kitView/ViewBar.tsx'
import type { KitFacts } from './kitFacts.ts'
import {
  Body,
  Facts,
  Fact,
  Foot,
  Head,
  HeadInner,
  HomeLink,
  Lead,
  PageRoot,
  SectionHead,
  SectionRoot,
  Sections,
  Title,
  Top,
} from './KitPage.styles.ts'
import { kitSections } from './kitSections.ts'
import type { KitSectionId } from './kitSections.ts'
import { SectionList } from './SectionList.tsx'
import { useSectionInSight } from './useSectionInSight.ts'

interface KitPageProps {
  view: KitView
  onView: (changed: Partial<KitView>) => void
  /** The whole address of a section in this view. */
  shareUrlOf: (section: KitSectionId) => string
  homeHref: string
  /** Where it is told that something is missing. */
  contactHref: string
  facts: KitFacts
  /** Over the sections: a `FirstOffers`. */
  first: ReactNode
  /** What each section shows. */
  sections: Readonly<Record<KitSectionId, ReactNode>>
}

/** The kit: what it is looked at in, what it shows at first sight, and its sections with the way to each. */
export function KitPage(props: KitPageProps) {
  const { view, onView, shareUrlOf, homeHref, contactHref, facts, first, sections } = props
  const t = useT('uiKit')
  const tNav = useT('nav')
  const current = useSectionInSight()
  const { rootRef, barRef } = useBarHeight()
  return (
    <PageRoot ref={rootRef}>
      <SkipLink href={`#${mainId}`}>{tNav('skipToContent')}</SkipLink>
      <Head>
        <HeadInner>
          <HomeLink as={useLinkComponent()} href={homeHref} aria-label={tNav('homeOf')}>
            <BrandMark />
          </HomeLink>
          <span>{t('name')}</span>
        </HeadInner>
      </Head>
      <div ref={barRef} data-part="bar">
        <ViewBar view={view} onChange={onView} shareUrl={shareUrlOf(current)} />
      </div>
      <PageMain id={mainId} tabIndex={-1}>
        <Top>
          <div>
            <Title>{t('title')}</Title>
            <Lead>{t('lead')}</Lead>
          </div>
          <KitFactList facts={facts} />
        </Top>
        {first}
        <Body>
          <SectionList current={current} />
          <Sections>
            {kitSections.map(id => (
              <SectionRoot key={id} id={id} aria-labelledby={`${id}-title`}>
                <SectionHead>
                  <h2 id={`${id}-title`}>{t(`section.${id}.title`)}</h2>
                  <p>{t(`section.${id}.lead`)}</p>
                </SectionHead>
                {sections[id]}
              </SectionRoot>
            ))}
          </Sections>
        </Body>
      </PageMain>
      <Foot>
        <HeadInner>
          <Caption>{t('foot')}</Caption>
          <TextLink href={contactHref}>{t('contact')}</TextLink>
        </HeadInner>
      </Foot>
    </PageRoot>
  )
}

function KitFactList({ facts }: { facts: KitFacts }) {
  const t = useT('uiKit')
  const locale = useLocale()
  return (
    <Facts>
      {(Object.keys(facts) as (keyof KitFacts)[]).map(name => (
        <Fact key={name}>
          <dt>{t(`fact.${name}`)}</dt>
          <dd>{formatCount(facts[name], locale)}</dd>
        </Fact>
      ))}
    </Facts>
  )
}

/** What stands under the bar knows how high it is: it wraps, and opens. */
function useBarHeight() {
  const rootRef = useRef<HTMLDivElement>(null)
  const barRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [root, bar] = [rootRef.current, barRef.current]
    if (root === null || bar === null) return undefined
    const fit = () => root.style.setProperty('--kit-bar', `${bar.offsetHeight}px`)
    fit()
    return watchSize([bar], fit)
  }, [])
  return { rootRef, barRef }
}
