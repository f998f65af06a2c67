import { ContactCard } from '@souk/design-system/domain/content/text/contact/ContactCard.tsx'
import { AppCode } from '@souk/design-system/domain/content/text/places/AppCode.tsx'
import { PlaceCards } from '@souk/design-system/domain/content/text/places/PlaceCards.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { withLocale } from '../../routes/localePrefix.ts'
import { paths } from '../../routes/paths.ts'
import { contactTopicOf, placesPageOf } from '../../parts/reading/pageParts.ts'
import { usePart } from '../../services/usePart.ts'

const loadContact = () => import('./InfoContact.tsx').then(({ InfoContact }) => InfoContact)

/** What stands under the text of a page of words: a form, or where it leads. */
export function InfoMore({ route }: { route: string }) {
  const topic = contactTopicOf(route)
  const places = placesPageOf(route)
  const locale = useLocale()
  const showForm = usePart(topic !== null, loadContact)
  if (topic !== null) return <ContactCard topic={topic}>{showForm?.({ topic })}</ContactCard>
  if (places === null) return null
  const url = new URL(withLocale(locale, paths.home()), location.origin).href
  return <PlaceCards page={places} url={url} code={<AppCode url={url} />} />
}
