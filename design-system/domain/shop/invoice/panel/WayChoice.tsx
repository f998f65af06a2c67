import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { ActForm } from './ActForm.tsx'
import type { PanelProps } from './invoiceEvents.ts'
import type { PaymentWay } from '../invoiceShape.ts'
import { ChoiceRoot, CoinTile, CoinTiles, NetworkButton, NetworkPart } from './WayChoice.styles.ts'
import { wayName } from './wayName.ts'

const nameOf = ({ networkName, standard }: PaymentWay): string =>
  standard === null ? networkName : `${networkName} ${standard}`

/** With which coin, and over which network of it. Both can be changed while the server lets them. */
export function WayChoice({ invoice, actHref, pending, onChoose }: PanelProps) {
  const t = useT('invoice')
  const { ways, place, actions } = invoice
  const coin = place?.way.coin
  const networks = ways.filter(way => way.coin === coin)
  if (!actions.includes('choose')) return null
  const choose = (fields: FormData) => {
    const way = ways.find(each => wayName(each) === fields.get('way'))
    const isChosen = way === undefined || (place !== null && wayName(way) === wayName(place.way))
    if (!isChosen && pending == null) onChoose(way)
  }
  // The chosen coin stays with its network.
  const wayOf = (code: string) => (code === coin ? place?.way : ways.find(way => way.coin === code))
  return (
    <ActForm action={actHref} act="choose" onAct={choose}>
      <ChoiceRoot aria-busy={pending === 'choose'}>
        {/* Buttons and no radios: a choice asks the server at once, and the arrow keys would ask for every coin on the way. */}
        <CoinTiles>
          <VisuallyHidden as="legend">{t('coin')}</VisuallyHidden>
          {[...new Set(ways.map(way => way.coin))].map(code => (
            <CoinTile key={code} {...pressedFor(wayOf(code))} aria-pressed={code === coin}>
              <CoinIcon code={code} />
              {code}
            </CoinTile>
          ))}
        </CoinTiles>
        {place !== null && networks.length > 1 && (
          <NetworkPart>
            <legend>{t('network')}</legend>
            <div>
              {networks.map(way => (
                <NetworkButton
                  key={way.network}
                  {...pressedFor(way)}
                  aria-pressed={way.network === place.way.network}
                >
                  {nameOf(way)}
                </NetworkButton>
              ))}
            </div>
          </NetworkPart>
        )}
      </ChoiceRoot>
    </ActForm>
  )
}

const pressedFor = (way: PaymentWay | undefined) =>
  ({ type: 'submit', name: 'way', value: way === undefined ? '' : wayName(way) }) as const
