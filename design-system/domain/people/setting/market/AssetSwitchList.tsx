import { useState } from 'react'
import { symbolOf } from '../../../../format/displayAsset.ts'
import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import { useField } from '../../../../forms/useField.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { findAssets, toggleAsset } from './assetChoice.ts'
import {
  AssetNames,
  AssetWords,
  ListHead,
  Sign,
  SwitchItem,
  SwitchList,
  SwitchScroll,
} from './SwitchList.styles.ts'

const words = {
  fiat: { title: 'fiats', search: 'searchFiats', last: 'lastFiat' },
  coin: { title: 'coins', search: 'searchCoins', last: 'lastCoin' },
} as const satisfies Record<NamedAsset['kind'], object>

interface AssetSwitchListProps {
  kind: NamedAsset['kind']
  assets: readonly NamedAsset[]
  /** Holds the codes that are off. */
  field: FieldHandle<'multiselect'>
}

/** The assets of one kind, each on or off. One at least stays on. */
export function AssetSwitchList({ kind, assets, field }: AssetSwitchListProps) {
  const t = useT('setting')
  const tAdvert = useT('advert')
  const [text, setText] = useState('')
  const { value: off } = useField(field).state
  const found = findAssets(assets, text)
  const on = assets.filter(({ code }) => !off.includes(code))
  const last = on.length === 1 ? on[0]?.code : undefined
  const change = (codes: readonly string[], isOn: boolean) =>
    field.change(toggleAsset(assets, off, { codes, isOn }))
  const changeFound = (isOn: boolean) =>
    change(
      found.map(({ code }) => code),
      isOn,
    )
  const { title, search, last: lastReason } = words[kind]
  return (
    <Stack gap="3" as="section" aria-label={t(`asset.${title}`)}>
      <ListHead>
        <Heading level={3}>{t(`asset.${title}`)}</Heading>
        <output>
          <Caption>{t('asset.on', { on: on.length, all: assets.length })}</Caption>
        </output>
      </ListHead>
      <TextField
        type="search"
        autoComplete="off"
        label={tAdvert(`search.${search}`)}
        labelLook="hidden"
        placeholder={tAdvert(`search.${search}`)}
        value={text}
        onChange={setText}
      />
      <Inline gap="2">
        <Button size="s" variant="ghost" onClick={() => changeFound(true)}>
          {t('asset.allOn')}
        </Button>
        <Button size="s" variant="ghost" onClick={() => changeFound(false)}>
          {t('asset.allOff')}
        </Button>
      </Inline>
      <SwitchScroll>
        <SwitchList aria-label={t(`asset.${title}`)}>
          {found.map(asset => (
            <SwitchItem key={asset.code}>
              <Switch
                side="end"
                checked={!off.includes(asset.code)}
                onChange={isOn => change([asset.code], isOn)}
                disabledReason={asset.code === last ? t(`asset.${lastReason}`) : undefined}
              >
                <AssetLine asset={asset} />
              </Switch>
            </SwitchItem>
          ))}
        </SwitchList>
        {found.length === 0 && (
          <Text as="p" tone="secondary">
            {t('asset.none', { text })}
          </Text>
        )}
      </SwitchScroll>
    </Stack>
  )
}

function AssetLine({ asset }: { asset: NamedAsset }) {
  return (
    <AssetWords>
      {asset.kind === 'coin' ? (
        <CoinIcon code={asset.code} />
      ) : (
        <Sign aria-hidden>{symbolOf(asset) ?? asset.code}</Sign>
      )}
      <AssetNames>
        <Text>{asset.name}</Text>
        <Caption>{asset.code}</Caption>
      </AssetNames>
    </AssetWords>
  )
}
