import { divide, isZero } from '../../../format/decimal.ts'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { SectionCard } from '../../../primitives/card/SectionCard.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { ProgressBar } from '../../../primitives/progress/ProgressBar.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import type { SigningRoomShape } from '../runningShape.ts'

interface SigningRoomProps {
  /** By coin; null while the signer does not answer. */
  room: readonly SigningRoomShape[] | null
  assets: AssetBook
}

/** What the signer still lets leave within the hour, coin by coin: a bar that empties as coins leave. */
export function SigningRoom({ room, assets }: SigningRoomProps) {
  const t = useT('deskRunning')
  return (
    <SectionCard title={t('chain.room')} lead={t('chain.roomLead')}>
      {room === null ? (
        <Notice tone="negative">{t('chain.noRoom')}</Notice>
      ) : (
        <Grid columns="thirds" gap="4" as="ul">
          {room.map(one => (
            <Coin key={one.coin} room={one} assets={assets} />
          ))}
        </Grid>
      )}
    </SectionCard>
  )
}

function Coin({ room, assets }: { room: SigningRoomShape; assets: AssetBook }) {
  const t = useT('deskRunning')
  const locale = useLocale()
  const { coin, limit, left } = room
  const asset = assets.of(coin)
  const amount = (value: string) => formatAmount(value, asset, { mode: 'shown', locale })
  return (
    <Stack gap="1" as="li">
      <Inline gap="2">
        <CoinIcon code={coin} size="s" />
        <strong>{coin}</strong>
      </Inline>
      <ProgressBar label={t('chain.leftOf', { coin })} fraction={share(left, limit)} />
      <Caption as="p">
        {isZero(left) ? t('chain.spent') : t('chain.left', { left: amount(left), limit: amount(limit) })}
      </Caption>
    </Stack>
  )
}

/** How much is left, 0 to 1; a length of a bar, not money. */
const share = (left: string, limit: string): number =>
  isZero(limit) ? 0 : Number(divide(left, limit, { decimals: 3, rounding: 'down' }))
