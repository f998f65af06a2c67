import { styled } from 'styled-components'
import { captionText, column, labelText, oneColumnOn, row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const BusinessGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  ${oneColumnOn(media.belowTabletBig)}
`

export const Plate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
  align-items: center;
  gap: ${space[8]};
  padding: ${space[10]};
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]};
    padding: ${space[5]} ${space[4]};
  }
`

export const Order = styled.div`
  ${column(space[5])}
  align-items: flex-start;
  > p:nth-child(2) {
    ${row(space[3])}
  }
  > p:last-child {
    ${column(space[1])}
    > span:first-child,
    > span:last-child {
      ${labelText}
    }
  }
`

export const Panel = styled.div`
  ${column(space[4])}
  padding: ${space[5]};
  border-radius: ${vars.radius.l};
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  > p:first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  > p:last-child {
    display: flex;
    flex-direction: column;
    > span:first-child {
      ${captionText}
    }
  }
`

export const Coins = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
  > li {
    ${column(space[1])}
    align-items: center;
    padding: ${space[2]} 0;
    border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    border-radius: ${vars.radius.m};
    font: ${type.caption.font};
  }
  > li[data-chosen] {
    border-color: ${semantic.text.primary};
    box-shadow: inset 0 0 0 ${vars.borderWidth.hairline} ${semantic.text.primary};
    font-weight: ${vars.font.weight.semibold};
  }
`

export const Points = styled.div`
  ${column(space[6])}
  justify-content: center;
  padding: ${space[8]};
  ul {
    ${column(space[4])}
    font: ${type.bodyL.font};
  }
  li {
    display: flex;
    gap: ${space[3]};
    > svg {
      flex: none;
      margin-top: ${space[1]};
      color: ${semantic.accent.icon};
    }
  }
  @media ${media.phone} {
    padding: ${space[5]} ${space[4]};
  }
`

export const PointActs = styled.div`
  ${wrappingRow(space[3], space[5])}
`
