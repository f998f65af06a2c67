import { FileDownload } from '@souk/design-system/domain/page/list/FileDownload.tsx'
import { InvoiceFilters } from '@souk/design-system/domain/shop/merchant/invoiceList/InvoiceFilters.tsx'
import { InvoiceTabs } from '@souk/design-system/domain/shop/merchant/invoiceList/InvoiceTabs.tsx'
import type { StoreShape } from '@souk/design-system/domain/shop/merchant/store/storeShape.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { deviceTimeZone } from '@souk/design-system/format/date/deviceTimeZone.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { LinkButton } from '@souk/design-system/primitives/button/LinkButton.tsx'
import { TextLink } from '@souk/design-system/primitives/link/TextLink.tsx'
import { StaleNote } from '@souk/design-system/primitives/state/StaleNote.tsx'
import Plus from 'lucide-react/icons/plus'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { withLocale } from '../../../routes/localePrefix.ts'
import { useFileDownload } from '../../../services/useFileDownload.ts'
import { keepFocus } from '../../../routes/navigation/focusState.ts'
import { paths } from '../../../routes/paths.ts'
import { noAssets, useAssets } from '../../../session/useAssets.ts'
import { downloadHref, invoicesHref, readFilters } from './invoiceAddress.ts'
import { InvoicesBody } from './InvoicesBody.tsx'
import { useInvoices } from './useInvoices.ts'

/** The invoices of a store: what is shown of them, the list, and the whole of it as a file. */
export function StoreInvoices({ store }: { store: StoreShape }) {
  const t = useT('merchantInvoice')
  const locale = useLocale()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { accountId } = store
  const filters = readFilters(query)
  const content = useInvoices(accountId, filters)
  const download = useFileDownload()
  const assets = useAssets() ?? noAssets
  const hrefWith = (changed: Partial<typeof filters>) => invoicesHref(accountId, { ...filters, ...changed })
  const createHref = store.status === 'active' ? paths.createInvoice(accountId) : null
  return (
    <>
      <PageTitle
        lead={<TextLink href={paths.store(accountId)}>{store.look.title}</TextLink>}
        actions={
          createHref !== null && (
            <LinkButton variant="primary" icon={Plus} href={createHref}>
              {t('new')}
            </LinkButton>
          )
        }
      >
        {t('title')}
      </PageTitle>
      <InvoiceTabs
        group={filters.group}
        totals={content.status === 'ready' ? content.totals : null}
        assets={assets}
        hrefOf={group => hrefWith({ group })}
      />
      <InvoiceFilters
        filters={filters}
        onChange={changed =>
          void navigate(withLocale(locale, hrefWith(changed)), {
            replace: true,
            state: keepFocus,
            preventScrollReset: true,
          })
        }
        end={
          <FileDownload
            state={download.state}
            formats={[
              { format: 'csv', label: t('download.csv') },
              { format: 'xlsx', label: t('download.excel') },
            ]}
            onStart={format => {
              const plan = { format, timeZone: deviceTimeZone(), locale } as const
              download.start(downloadHref(accountId, filters, plan), `invoices.${format}`)
            }}
            onStop={download.stop}
          />
        }
      />
      {content.status === 'ready' && content.isStale && <StaleNote>{t('stale')}</StaleNote>}
      <InvoicesBody {...{ content, filters, accountId, createHref }} opened={query.get('invoice')} />
    </>
  )
}
