import { Menu, MenuItem } from 'react-aria-components/Menu'
import { styled } from 'styled-components'
import { row } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const MenuList = styled(Menu)`
  padding: ${space[1]};
  overflow-y: auto;
  outline: none;
  @media ${media.phone} {
    padding: 0 ${space[2]} ${space[4]};
  }
`

export const Item = styled(MenuItem)`
  ${row(space[2])}
  min-height: ${vars.size.controlM};
  padding: ${space[1]} ${space['2-5']};
  border-radius: ${vars.radius.s};
  cursor: pointer;
  &[data-tone='danger'] {
    color: ${semantic.negative.text};
  }
  &[data-hovered],
  &[data-focused] {
    background: ${semantic.surface.muted};
    outline: none;
  }
  &[data-focus-visible] {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: calc(${vars.focus.offset} * -1);
  }
  @media ${media.phone} {
    min-height: ${vars.size.controlL};
  }
`

export const ItemWords = styled.span`
  flex: 1;
  min-width: 0;
`
