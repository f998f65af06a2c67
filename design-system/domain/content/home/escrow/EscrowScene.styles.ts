import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'
import { Sheet } from '../HomeSection.styles.ts'

const { semantic, space, type } = vars

export const SceneRoot = styled(Sheet)``

export const Moments = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Moment = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
  padding: ${space[6]};
  & + & {
    border-inline-start: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
  > p:not([data-compact]) {
    text-wrap: pretty;
    color: ${semantic.text.secondary};
  }
  @media ${media.belowTabletBig} {
    & + & {
      border-inline-start: 0;
      border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    }
  }
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const MomentHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  h3 {
    font: ${type.title3.font};
  }
`

export const Number = styled.span`
  display: grid;
  place-items: center;
  width: ${space[6]};
  height: ${space[6]};
  border-radius: ${vars.radius.s};
  font: ${type.label.font};
  font-weight: ${vars.font.weight.semibold};
  background: ${semantic.surface.muted};
`

export const Safe = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-top: auto;
  padding: ${space[3]};
  border-radius: ${vars.radius.m};
  font: ${type.label.font};
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.sunken};
  > svg {
    flex: none;
    color: ${semantic.text.primary};
  }
`

export const Dispute = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: ${space[6]};
  padding: ${space[6]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  > div:first-child {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space[3]};
    > p {
      color: ${semantic.text.secondary};
      text-wrap: pretty;
    }
  }
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${media.phone} {
    padding: ${space[4]};
  }
`

export const Stays = styled.div`
  display: grid;
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
  > div {
    height: ${space[6]};
    border-radius: ${vars.radius.xs};
  }
  > span {
    position: relative;
    justify-self: center;
    padding: 0 ${space[2]};
    border-radius: ${vars.radius.xs};
    font: ${type.label.font};
    font-weight: ${vars.font.weight.semibold};
    background: ${semantic.surface.card};
  }
`
