import { ApolloLink } from '@apollo/client/link'
import { Observable } from '@apollo/client'
import { prerenderStatic } from '@apollo/client/react/ssr'
import type { Brand } from '@souk/design-system/brand/brand.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { PresumedWidthContext } from '@souk/design-system/primitives/media/PresumedWidthContext.ts'
import { addWordBundle, createI18n } from '@souk/design-system/locales/createI18n.ts'
import { speakRules } from '@souk/design-system/locales/ruleWords.ts'
import type { i18n } from 'i18next'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from '../../start/App.tsx'
import { withLocale } from '../../routes/localePrefix.ts'
import { bundlesOf } from '../../routes/table/routeTable.ts'
import { documentIdOf } from '../../network/apollo/documentId.ts'
import type { FirstAnswers } from '../../network/apollo/firstAnswers.ts'
import { PlainSearch, type PlainSearchProps } from '../../features/search/PlainSearch.ts'
import { RootLayout } from '../../start/routes/RootLayout.tsx'
import { dataTag } from '../dataTag.ts'
import { BootQuery } from '../../session/Boot.query.ts'
import { rulesOf } from '../../session/rules.ts'
import { drawnPages } from './drawnPages.tsx'
import type { DrawnRoute } from './drawnRoutes.ts'
import { NoScriptSearch } from './NoScriptSearch.tsx'
import type { PageAnswer, PageOutcome } from './pageAnswer.ts'
import { serverServices } from './serverServices.ts'

/** One of the app's own documents, as the gateway knows it. */
export interface GraphCall {
  readonly documentId: string
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
}

export interface DrawingRequest {
  readonly route: DrawnRoute
  /** Asks as nobody, in the page's language. Rejects where the server is away. */
  readonly ask: (call: GraphCall) => Promise<ApolloLink.Result>
  readonly brand: Brand
  readonly origin: string | null
  readonly now: Date
  /** The fiat currency that a visitor begins with; null for the usual one. */
  readonly currencyCode: string | null
  /** Of the screen, in pixels. */
  readonly width: number
}

/** A page of the app as it is sent: the app takes its place once it is there itself, and asks for none of the answers again. */
export interface Drawing extends Omit<PageOutcome, 'data'> {
  readonly html: string
  /** For the head: `<style>` tags, and what search engines read as data. */
  readonly head: string
  readonly answers: FirstAnswers
}

/** Draws a page of the app for a visitor, with what it asks of the server. */
export async function prerender({
  route,
  ask,
  brand,
  origin,
  now,
  currencyCode,
  width,
}: DrawingRequest): Promise<Drawing> {
  const page = drawnPages[route.name]
  const answers: PageAnswer[] = []
  const pathname = withLocale(route.locale, route.path)
  const i18n = await wordsOf(route, brand)
  const services = serverServices({
    i18n,
    link: askingLink(ask, answers),
    location: { origin: origin ?? '', pathname, search: route.query },
    now,
    favourites: currencyCode === null ? {} : { currencyCode },
  })
  await services.session.known()
  speakRules(i18n, rulesOf(services.client.readQuery({ query: BootQuery })))
  const router = createMemoryRouter(
    [{ Component: RootLayout, children: [{ path: pattern(route), Component: page.component }] }],
    { initialEntries: [pathname + route.query] },
  )
  const sheet = new ServerStyleSheet()
  try {
    const { result } = await prerenderStatic({
      tree: sheet.collectStyles(
        <PresumedWidthContext value={width}>
          <PlainSearch value={plainSearch}>
            <App services={services} router={router} />
          </PlainSearch>
        </PresumedWidthContext>,
      ),
      renderFunction: renderToString,
      maxRerenders: 5,
    })
    const { data, ...said } = page.say({
      match: route,
      answers,
      address: to => `${origin ?? ''}${withLocale(route.locale, to)}`,
    })
    // The app makes its own styles: with the same names, and without a word of what is here.
    const styles = sheet.getStyleTags().replaceAll(/ data-styled(?:-version)?="[^"]*"/g, '')
    const first = {
      asked: answers.map(({ operation, variables }) => ({ operation, variables })),
      cache: services.client.extract() as object,
    }
    return { html: result, head: [styles, ...data.map(dataTag)].join('\n'), answers: first, ...said }
  } finally {
    sheet.seal()
    router.dispose()
    services.client.stop()
  }
}

const plainSearch = (props: PlainSearchProps) => <NoScriptSearch {...props} />

/** The router's parameters stand between slashes; all others the pages read themselves. */
const pattern = ({ name, locale }: DrawnRoute): string =>
  name === 'user' ? withLocale(locale, '/user/:userName') : '*'

/** Every operation once, and what it was answered; what failed the page says by itself. */
const askingLink = (ask: DrawingRequest['ask'], answers: PageAnswer[]): ApolloLink =>
  new ApolloLink(
    ({ query, operationName = '', variables }) =>
      new Observable(observer => {
        const documentId = documentIdOf(query)
        if (documentId === undefined) throw new Error(`${operationName} is no document of the app`)
        const answer = async () => {
          const result = await ask({ documentId, operationName, variables })
          if (result.errors === undefined && result.data != null)
            answers.push({ operation: operationName, variables, data: result.data })
          observer.next(result)
          observer.complete()
        }
        answer().catch((error: unknown) => observer.error(error))
      }),
  )

/** Each language once for a brand: the words are the same for everybody. */
const spoken = new Map<string, Promise<i18n>>()

async function wordsOf({ name, locale }: DrawnRoute, brand: Brand): Promise<i18n> {
  const i18n = await languageOf(locale, brand)
  await Promise.all(bundlesOf(name).map(bundle => addWordBundle(i18n, locale, bundle)))
  return i18n
}

function languageOf(locale: Locale, brand: Brand): Promise<i18n> {
  const key = `${locale} ${brand.name}`
  const known = spoken.get(key) ?? createI18n(locale, brand.name)
  spoken.set(key, known)
  return known
}
