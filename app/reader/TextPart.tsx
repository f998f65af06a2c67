import { FaqView } from '@souk/design-system/domain/content/text/faq/FaqView.tsx'
import { InfoView } from '@souk/design-system/domain/content/text/info/InfoView.tsx'
import { PlaceCards } from '@souk/design-system/domain/content/text/places/PlaceCards.tsx'
import { appUrlOf } from './appUrl.ts'
import { ContactArea } from './contact/ContactArea.tsx'
import { DrawnByServer } from './DrawnByServer.tsx'
import { there, type PartProps } from './readerPart.ts'

/** A page of words with what stands under them, the questions, or that there is no such page. */
export function TextPart({ page, services, drawn }: PartProps) {
  const { view, live, locale } = page
  switch (view.kind) {
    case 'faq':
      return <FaqView content={there(view.page)} live={live} />
    case 'info':
      return <InfoView content={there(view.page)} live={live} />
    case 'contact':
      return (
        <InfoView content={there(view.page)} live={live}>
          <ContactArea topic={view.topic} locale={locale} loadContact={services?.loadContact} />
        </InfoView>
      )
    case 'places': {
      const code = <DrawnByServer id="code">{drawn}</DrawnByServer>
      return (
        <InfoView content={there(view.page)} live={live}>
          <PlaceCards page={view.places} url={appUrlOf(page)} code={code} />
        </InfoView>
      )
    }
    default:
      return <InfoView content={{ status: 'missing' }} />
  }
}
