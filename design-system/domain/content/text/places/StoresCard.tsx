import { useBrand } from '../../../../brand/brand.ts'
import { useT } from '../../../../locales/useT.ts'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { LinkList } from './LinkList.tsx'

/** Which shops of applications have an app of this place, or that none has. */
export function StoresCard() {
  const t = useT('contact')
  const { apps } = useBrand()
  const links = (['ios', 'android'] as const).flatMap(device => {
    const url = apps[device]
    return url === null ? [] : [{ name: t(`places.${device}`), url }]
  })
  return (
    <SectionCard title={t('places.stores')}>
      <LinkList links={links} none={t('places.noStores')} />
    </SectionCard>
  )
}
