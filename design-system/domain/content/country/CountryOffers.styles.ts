import { styled } from 'styled-components'
import {
  captionText,
  cardSurface,
  centred,
  column,
  labelText,
  oneLine,
  typeStyle,
} from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

/** Of which coin the offers are. */
export const CoinLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding: ${space['0-5']};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.muted};
  a {
    ${centred}
    min-width: ${size.touch};
    min-height: ${size.controlS};
    padding-inline: ${space[3]};
    border-radius: ${vars.radius.s};
    ${labelText}
  }
  a:hover {
    color: ${semantic.text.primary};
  }
  a[aria-current] {
    color: ${semantic.text.primary};
    background: ${semantic.surface.card};
    box-shadow: inset 0 0 0 ${vars.borderWidth.hairline} ${semantic.border.default};
  }
  @media ${media.phone} {
    a {
      min-height: ${size.touch};
    }
  }
`

export const OfferGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`

export const ListRoot = styled.section`
  min-width: 0;
  ${cardSurface}
  overflow: clip;
  > p {
    padding: ${space[2]} ${space[5]} ${space[5]};
    color: ${semantic.text.secondary};
  }
`

export const ListHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]} ${space[3]};
  h3 {
    ${typeStyle(type.title3)}
  }
  h3[data-side='buy'] {
    color: ${semantic.buy.text};
  }
  h3[data-side='sell'] {
    color: ${semantic.sell.text};
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
    > a {
      display: inline-flex;
      align-items: center;
      min-height: ${size.touch};
    }
  }
`

/** Who, for how much, and the way there; on a phone the way stands under the rest. */
export const OfferRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: ${space[4]};
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

export const OfferSide = styled.span`
  ${column(space['0-5'])}
  min-width: 0;
  &[data-end] {
    align-items: flex-end;
  }
  > strong,
  > [data-compact] {
    ${oneLine}
  }
  > strong {
    font: ${type.bodyStrong.font};
  }
  > b {
    font: ${type.amountM.font};
    white-space: nowrap;
  }
  > span {
    ${captionText}
  }
`
