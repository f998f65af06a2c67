import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { methodIcon } from '../../../reference/method/methodIcon.ts'
import { Sheet } from '../HomeSection.styles.ts'
import { Group, GroupHead, Groups, SheetHead } from './HomeMarket.styles.ts'
import type { MethodGroupShape } from './methodGroupShape.ts'

interface MethodGroupsProps {
  coin: NamedAsset
  fiat: NamedAsset
  groups: readonly MethodGroupShape[]
}

/** How a coin can be paid for in a currency, by kind. */
export function MethodGroups({ coin, fiat, groups }: MethodGroupsProps) {
  const t = useT('home')
  const locale = useLocale()
  return (
    <Sheet>
      <SheetHead>
        <h3>{t('ways.methods')}</h3>
        <p>{t('ways.methodsText', { coin: coin.name, fiat: fiat.name })}</p>
      </SheetHead>
      <Groups>
        {groups.map(({ group, total, methods }) => (
          <Group key={group}>
            <GroupHead>
              <Icon of={methodIcon[group]} />
              <h4>{t(`ways.groups.${group}`)}</h4>
              <span>{formatCount(total, locale)}</span>
            </GroupHead>
            <ul>
              {methods.map(({ code, name, href }) => (
                <li key={code}>
                  <TextLink look="quiet" href={href}>
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Group>
        ))}
      </Groups>
    </Sheet>
  )
}
