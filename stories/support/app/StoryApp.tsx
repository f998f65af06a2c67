import type { i18n } from 'i18next'
import { use, useEffect, useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { App } from '../../../app/start/App.tsx'
import { withLocale } from '../../../app/routes/localePrefix.ts'
import { createRouter, untilReady } from '../../../app/start/routes/createRouter.tsx'
import { followEvents } from '../../../app/start/startServices.ts'
import type { Locale } from '../../../design-system/format/locale.ts'
import { useLocale } from '../../../design-system/locales/useLocale.ts'
import { StoryWords } from '../StoryWords.ts'
import { inState } from './answersInState.ts'
import { bootAnswers } from './bootAnswers.ts'
import { makeCurrent } from './currentExchange.ts'
import { createStoryExchange } from './storyExchange.ts'
import type { StoryAnswers } from './storyExchange.ts'
import { storyServices } from './storyServices.ts'

interface StoryAppProps {
  /** Where somebody comes to, without the locale's prefix; the app's own router leads on from there. */
  address: string
  /** What the server says besides the boot. */
  answers: StoryAnswers
}

/** The app, whole: its own services, router and pages, over the answers of a story. */
export function StoryApp({ address, answers }: StoryAppProps) {
  const words = use(StoryWords)
  const locale = useLocale()
  const [{ services, router }] = useState(() => open(words, locale, address, answers))
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    followEvents(services)
    services.session.known().catch(() => {})
    void untilReady(router).then(() => setReady(true))
    return () => {
      services.realtime.stop()
      router.dispose()
    }
  }, [services, router])
  return isReady && <App services={services} router={router} />
}

function open(words: i18n | null, locale: Locale, address: string, answers: StoryAnswers) {
  if (words === null) throw new Error('A story stands in a StoryFrame.')
  const exchange = createStoryExchange({ ...bootAnswers, ...inState(answers) })
  makeCurrent(exchange)
  const start = withLocale(locale, address)
  // The services are there before the router that they navigate.
  let place: () => Pick<Location, 'pathname' | 'search'> = () => new URL(start, location.origin)
  const here = {
    origin: location.origin,
    get pathname() {
      return place().pathname
    },
    get search() {
      return place().search
    },
  }
  const services = storyServices({
    i18n: words.cloneInstance({ lng: words.language }),
    exchange,
    location: here,
  })
  const router = createRouter(services, routes => createMemoryRouter(routes, { initialEntries: [start] }))
  place = () => router.state.location
  return { services, router }
}
