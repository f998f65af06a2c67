import { BrandContext } from '@souk/design-system/brand/brand.ts'
import { ReaderFrame } from '@souk/design-system/domain/shell/reader/ReaderFrame.tsx'
import type { ReaderLinks } from '@souk/design-system/domain/shell/reader/readerShape.ts'
import type { ThemeControl } from '@souk/design-system/domain/shell/footer/footerShape.ts'
import { locales } from '@souk/design-system/format/locale.ts'
import { WordsContext } from '@souk/design-system/locales/words.ts'
import type { AnchorProps } from '@souk/design-system/primitives/link/LinkContext.ts'
import { LinkProvider } from '@souk/design-system/primitives/link/LinkProvider.tsx'
import { GlobalStyle } from '@souk/design-system/theme/GlobalStyle.tsx'
import { createContext, use, useMemo, useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { withLocale } from '../routes/localePrefix.ts'
import { footerLinks } from '../parts/frame/footerLinks.ts'
import { publicPaths } from '../routes/publicPaths.ts'
import { readingPaths } from '../parts/reading/readingPaths.ts'
import { DrawnByServer } from './DrawnByServer.tsx'
import type { ReaderPage } from './readerPage.ts'
import type { PartProps } from './readerPart.ts'
import type { ReaderServices } from './readerServices.ts'
import { readerWords } from './readerWords.ts'

interface ReaderAppProps {
  page: ReaderPage
  /** What draws pages of its kind. */
  part: ComponentType<PartProps>
  /** The footer's coins, which the server draws. */
  trade?: ReactNode
  /** What of the text the server alone draws. */
  drawn?: ReactNode
  /** Left out on the server, where nothing happens. */
  services?: ReaderServices
}

const links: ReaderLinks = {
  bar: {
    home: publicPaths.home(),
    buy: publicPaths.buy(),
    sell: publicPaths.sell(),
    swap: publicPaths.swap(),
    business: publicPaths.stores(),
    learn: readingPaths.guide(),
    logIn: publicPaths.logIn(),
    signUp: publicPaths.signUp(),
  },
  footer: footerLinks,
}

const LocaleOfPage = createContext<ReaderPage['locale']>(locales[0])

/** Every link of such a page stays in its language; there is no router, so each opens another page. */
function ReaderLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a href={withLocale(use(LocaleOfPage), href)} {...rest}>
      {children}
    </a>
  )
}

/** A page that is written to be read, whatever it is: the same on the server and in the browser. */
export function ReaderApp({ page, part: Part, trade = null, drawn = null, services }: ReaderAppProps) {
  const { locale, brand, path, query } = page
  const spoken = useMemo(() => readerWords(page), [page])
  const isTaken = useTakenOver()
  const theme = useTheme(services)
  return (
    <BrandContext value={brand}>
      <WordsContext value={spoken}>
        <LocaleOfPage value={locale}>
          <LinkProvider component={ReaderLink}>
            <GlobalStyle />
            <ReaderFrame
              links={links}
              trade={<DrawnByServer id="trade">{trade}</DrawnByServer>}
              locales={locales.map(of => ({ locale: of, href: withLocale(of, path + query) }))}
              hrefOf={to => withLocale(locale, to)}
              theme={isTaken ? theme : undefined}
              current={page.view.kind === 'home' ? null : 'learn'}
            >
              <Part page={page} services={isTaken ? services : undefined} drawn={drawn} />
            </ReaderFrame>
          </LinkProvider>
        </LocaleOfPage>
      </WordsContext>
    </BrandContext>
  )
}

function useTheme(services: ReaderServices | undefined): ThemeControl | undefined {
  const [chosen, setChosen] = useState<ThemeControl['preference'] | null>(null)
  return (
    services && {
      preference: chosen ?? services.theme,
      onChange(next) {
        services.chooseTheme(next)
        setChosen(next)
      },
    }
  )
}

const never = () => () => undefined

/** The first picture in the browser is the server's; what only a browser knows comes after it. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
