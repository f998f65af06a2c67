import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** Four ways on beside each other; a tile and its word each. */
export const ActionsRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
`

export const ActionLink = styled.a`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  min-width: ${vars.size.tileXl};
  font: ${vars.type.label.font};
  color: ${semantic.text.primary};
  text-align: center;
  text-decoration: none;
  @media ${media.phone} {
    min-width: 0;
  }
`

export const ActionTile = styled.span`
  display: grid;
  place-items: center;
  width: ${vars.size.controlXl};
  height: ${vars.size.controlXl};
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
