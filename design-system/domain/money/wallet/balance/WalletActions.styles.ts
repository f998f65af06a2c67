import { styled } from 'styled-components'
import { centred, column, square } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** Four ways on beside each other; a tile and its word each. */
export const ActionsRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
`

export const ActionLink = styled.a`
  ${column(space[2])}
  align-items: center;
  min-width: ${vars.size.tileXl};
  font: ${vars.type.label.font};
  color: ${semantic.text.primary};
  text-align: center;
  @media ${media.phone} {
    min-width: 0;
  }
`

export const ActionTile = styled.span`
  ${centred}
  ${square(vars.size.controlXl)}
  border-radius: ${vars.radius.l};
  color: ${semantic.accent.text};
  background: ${semantic.accent.soft};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  :hover > & {
    background: ${semantic.accent.softHover};
  }
  &[data-look='solid'] {
    color: ${semantic.accent.on};
    background: ${semantic.accent.solid};
  }
  :hover > &[data-look='solid'] {
    background: ${semantic.accent.solidHover};
  }
`
