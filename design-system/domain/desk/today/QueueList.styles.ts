import { styled } from 'styled-components'
import { centred, column, square } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const QueueRows = styled.ul`
  ${column()}
  margin: 0;
  padding: 0;
  list-style: none;
`

export const QueueRow = styled.li`
  border-block-start: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
`

export const QueueRoot = styled.a`
  display: grid;
  grid-template-columns:
    auto auto minmax(0, 1fr) 3em minmax(0, 15em)
    auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${vars.room.rowTight} ${space[4]};
  min-height: ${size.touch};
  color: ${semantic.text.primary};
  &[href]:hover {
    background: ${semantic.surface.hover};
  }
  &:focus-visible {
    background: ${semantic.surface.selected};
    outline-offset: calc(${vars.focus.offset} * -1);
  }
  > :last-child {
    color: ${semantic.text.secondary};
  }
  @media ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    > kbd {
      display: none;
    }
  }
`

export const QueueMark = styled.span`
  ${centred}
  ${square(size.controlS)}
  border-radius: ${vars.radius.s};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`

export const QueueName = styled.span`
  ${column()}
  min-width: 0;
  > strong {
    font: ${type.bodyStrong.font};
  }
`

export const Waiting = styled.span`
  font: ${type.title3.font};
  font-variant-numeric: tabular-nums;
  text-align: end;
`

export const AgePlace = styled.span`
  @media ${media.phone} {
    grid-row: 2;
    grid-column: 2 / 4;
  }
`
