import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { row } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const List = styled(ListBox)`
  flex: 1 1 auto;
  min-height: 0;
  max-height: ${vars.size.listbox};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]};
  outline: none;
  @media ${media.phone} {
    max-height: none;
    padding: 0 ${space[2]} ${space[4]};
  }
`

export const Option = styled(ListBoxItem)`
  ${row(space[2])}
  min-height: ${vars.size.controlM};
  padding: ${space[1]} ${space['2-5']};
  border-radius: ${vars.radius.s};
  cursor: pointer;
  &[data-hovered] {
    background: ${semantic.surface.muted};
  }
  &[data-focused] {
    background: ${semantic.surface.muted};
    outline: none;
  }
  &[data-focus-visible] {
    outline: ${vars.focus.width} solid ${semantic.focus.ring};
    outline-offset: calc(${vars.focus.offset} * -1);
  }
  &[data-selected] {
    font-weight: ${vars.font.weight.semibold};
    background: ${semantic.surface.selected};
  }
  @media ${media.phone} {
    min-height: ${vars.size.controlL};
  }
`

export const OptionWords = styled.span`
  flex: 1;
  min-width: 0;
`

export const OptionDetail = styled.span`
  flex: none;
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.tertiary};
`

export const SearchPlace = styled.div`
  flex: none;
  padding: ${space[2]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  @media ${media.phone} {
    padding: ${space[2]} ${space[4]};
  }
`

export const Nothing = styled.div`
  padding: ${space[4]};
  text-align: center;
  color: ${semantic.text.secondary};
`
