import type { ReactNode } from 'react'
import type { NamedAsset } from '../../reference/asset/assetBook.ts'
import type { QuestionShape } from '../text/contentShape.ts'
import { EscrowScene } from './escrow/EscrowScene.tsx'
import type { SceneTrade } from './escrow/sceneShape.ts'
import { HomeFigures } from './HomeFigures.tsx'
import type { HomeFiguresShape } from './HomeFigures.tsx'
import { HomeParts } from './HomeSection.styles.ts'
import { MediaPartners } from './MediaPartners.tsx'
import type { MediaPartner } from './MediaPartners.tsx'
import { HomeApp } from './sections/HomeApp.tsx'
import { HomeBusiness } from './sections/HomeBusiness.tsx'
import { HomeNextStep } from './sections/HomeNextStep.tsx'
import { HomeCost } from './sections/HomeCost.tsx'
import type { HomeFeesShape } from './sections/HomeCost.tsx'
import { HomeQuestions } from './sections/HomeQuestions.tsx'
import { HomeMarket } from './sections/HomeMarket.tsx'
import type { MethodGroupShape, PlaceShape } from './sections/methodGroupShape.ts'
import { ServiceWords } from './ServiceWords.tsx'
import type { ServiceWord } from './ServiceWords.tsx'

/** Everything below the offers of the first page; what was not answered is empty or null, and its part is left out. */
export interface HomeSectionsShape {
  readonly trade: SceneTrade
  readonly figures: HomeFiguresShape | null
  readonly counts: { readonly coins: number; readonly fiats: number; readonly methods: number }
  readonly methods: readonly MethodGroupShape[]
  readonly countries: readonly PlaceShape[]
  readonly currencies: readonly PlaceShape[]
  readonly fees: HomeFeesShape | null
  readonly words: readonly ServiceWord[]
  readonly partners: readonly MediaPartner[]
  /** What people and papers say was written for a demo. */
  readonly areExamples: boolean
  readonly questions: readonly QuestionShape[]
  /** The language of the questions. */
  readonly questionsLang: string
}

export type HomeSectionsHrefs = Readonly<
  Record<
    | 'disputes'
    | 'reputation'
    | 'fees'
    | 'openStore'
    | 'shopDocs'
    | 'iphone'
    | 'faq'
    | 'firstPurchase'
    | 'start'
    | 'signUp',
    string
  >
>

interface HomeSectionsProps {
  rest: HomeSectionsShape
  hrefs: HomeSectionsHrefs
  coin: NamedAsset
  fiat: NamedAsset
  /** What coins are worth: a `MarketRates`, and what stands around it. */
  rates: ReactNode
  /** The address of this place, for a camera; null where nobody has said it. */
  url: string | null
}

/** The first page below its offers: how a trade is kept safe, what was done here, how one pays, what it costs, and who else it is for. */
export function HomeSections({ rest, hrefs, coin, fiat, rates, url }: HomeSectionsProps) {
  const { figures, fees, words, partners, areExamples, questions } = rest
  return (
    <HomeParts>
      <EscrowScene trade={rest.trade} disputesHref={hrefs.disputes} />
      {figures !== null && figures.trades > 0 && <HomeFigures figures={figures} howHref={hrefs.reputation} />}
      <HomeMarket {...rest} {...{ coin, fiat, rates }} />
      {fees !== null && <HomeCost fees={fees} feesHref={hrefs.fees} />}
      <HomeBusiness openHref={hrefs.openStore} docsHref={hrefs.shopDocs} />
      <HomeApp url={url} iphoneHref={hrefs.iphone} />
      {words.length > 0 && <ServiceWords words={words} areExamples={areExamples} />}
      {partners.length > 0 && <MediaPartners partners={partners} areExamples={areExamples} />}
      {questions.length > 0 && (
        <HomeQuestions
          questions={questions}
          lang={rest.questionsLang}
          faqHref={hrefs.faq}
          guideHref={hrefs.firstPurchase}
        />
      )}
      <HomeNextStep startHref={hrefs.start} signUpHref={hrefs.signUp} />
    </HomeParts>
  )
}
