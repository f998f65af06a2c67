import { styled } from 'styled-components'
import { centred, column, noteText, oneColumnOn, row, square } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'
import { Sheet } from '../HomeSection.styles.ts'

const { semantic, space, type } = vars

export const SceneRoot = styled(Sheet)``

export const Moments = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${oneColumnOn(media.belowTabletBig)}
`

export const Moment = styled.li`
  ${column(space[4])}
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
  ${row(space[3])}
  h3 {
    font: ${type.title3.font};
  }
`

export const Number = styled.span`
  ${centred}
  ${square(space[6])}
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
  ${noteText}
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
    ${column(space[3])}
    align-items: flex-start;
    > p {
      color: ${semantic.text.secondary};
      text-wrap: pretty;
    }
  }
  ${oneColumnOn(media.belowTabletBig)}
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
