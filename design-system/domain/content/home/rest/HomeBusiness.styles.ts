import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const BusinessGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
  }
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
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[5]};
  > p:nth-child(2) {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
  > p:last-child {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
    > span:first-child,
    > span:last-child {
      font: ${type.label.font};
      color: ${semantic.text.secondary};
    }
  }
`

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
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
      font: ${type.caption.font};
      color: ${semantic.text.secondary};
    }
  }
`

export const Coins = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
  > li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${space[1]};
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
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space[6]};
  padding: ${space[8]};
  ul {
    display: flex;
    flex-direction: column;
    gap: ${space[4]};
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`
